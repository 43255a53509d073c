import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import type { AdminUserDetail } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDate, formatDateTime } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import {
  AuditHistory,
  Detail,
  DetailColumns,
  DetailList,
  MailLink,
  PageHeader,
  PageTabs,
  Panel,
  Timeline,
  formatRelativeDate,
  useApi,
  useRecordId,
  useTableState,
  type Difference,
  type DetailRow,
} from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { FutureBookings } from './future-bookings.tsx';
import { userQuery } from './people.queries.ts';
import { UserAccess } from './user-access.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserStateTag, formatRoles } from './user-state.tsx';
import styles from './people.module.css';

const UserForm = lazy(() => import('./user-form.tsx'));
const texts = adminPeople.user;
const BACK = { to: urls.users, label: adminPeople.users.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one account: details, actions, sessions, log. */
export function UserPage() {
  const answer = useQuery(userQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(user) => <UserDetail key={user.id} user={user} />}
    </Detail>
  );
}

function UserDetail({ user }: { user: AdminUserDetail }) {
  const [isEditing, setEditing] = useState(false);
  const isErased = user.erased_at !== null;
  return (
    <>
      <PageHeader
        title={user.name || user.email}
        subtitle={<UserStateTag user={user} />}
        actions={!isErased && <Button onClick={() => setEditing(true)}>{adminPeople.edit}</Button>}
      />
      {user.erased_at !== null && <p className={styles.notice}>{texts.erasedNote(user.erased_at)}</p>}
      <DetailColumns
        main={
          <>
            <Panel title={texts.details}>
              <DetailList rows={listUserDetails(user)} />
            </Panel>
            {user.blocked_at !== null && user.future_reservations_count > 0 && (
              <Panel title={texts.bookingsTitle}>
                <FutureBookings {...user} />
              </Panel>
            )}
            <UserSessions user={user} />
            <UserLog userId={user.id} />
          </>
        }
        side={!isErased && <UserAccess user={user} />}
      />
      <OnDemand open={isEditing}>
        <UserForm user={user} open={isEditing} onClose={() => setEditing(false)} />
      </OnDemand>
    </>
  );
}

function listUserDetails(user: AdminUserDetail): DetailRow[] {
  const { customer } = user;
  return [
    [texts.name, user.name],
    [
      texts.email,
      <>
        <MailLink email={user.email} /> (
        {user.email_confirmed ? texts.emailConfirmed : texts.emailUnconfirmed})
      </>,
    ],
    [texts.roles, formatRoles(user.role)],
    ...(customer
      ? [
          [
            texts.customer,
            <>
              <Link to={consoleUrls.customer(customer.id)}>
                {customer.name || adminPeople.customers.noName}
              </Link>
              , {texts.spaces(user.spaces_count)}
            </>,
          ] as DetailRow,
        ]
      : []),
    [texts.created, formatDate(user.created_at)],
    [texts.seen, user.last_seen_at && formatRelativeDate(user.last_seen_at)],
    ...(user.terms_version === null
      ? []
      : [[texts.terms, texts.termsValue(user.terms_version, user.terms_accepted_at)] as DetailRow]),
    ...(user.blocked_at === null
      ? []
      : ([
          [texts.blocked, formatDateTime(user.blocked_at)],
          [texts.blockedReason, user.blocked_reason],
          ...(customer ? [[texts.suspended, texts.suspendedValue] as DetailRow] : []),
        ] as DetailRow[])),
  ];
}

const LOG = ['log'] as const;

/** Audit log about the account or by its user; the tab is stored in the URL. */
function UserLog({ userId }: { userId: number }) {
  const { view, linkTo } = useTableState(LOG);
  const isBy = view.filters.log === 'by';
  const tabs = [
    { value: '', label: texts.logAbout, href: linkTo({ filters: { log: '' } }) },
    { value: 'by', label: texts.logBy, href: linkTo({ filters: { log: 'by' } }) },
  ];
  return (
    <Panel title={texts.logTitle}>
      <PageTabs label={texts.logTitle} tabs={tabs} selected={isBy ? 'by' : ''} />
      {isBy ? (
        <AuditHistory key="by" query={{ actor_id: userId }} showsSubject formatChange={formatChange} />
      ) : (
        <Timeline type="user" id={userId} formatChange={formatChange} />
      )}
    </Panel>
  );
}

/** Formats role codes as names. */
function formatChange(change: Difference): Difference {
  const formatRoleCodes = (value: unknown): unknown =>
    change.field === 'roles' && Array.isArray(value)
      ? value.map((role) => formatRoles([String(role)]))
      : value;
  return { ...change, before: formatRoleCodes(change.before), after: formatRoleCodes(change.after) };
}

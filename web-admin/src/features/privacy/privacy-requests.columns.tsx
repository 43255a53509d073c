import { Button } from 'antd';
import type { AdminPrivacyRequest } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { adminPrivacy as texts } from '@prostora/strings/cs/privacy.ts';
import { StatusTag, type StatusStyle } from '../../kit/status/status-tag.tsx';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './privacy.module.css';

export type PrivacyActions = {
  resend: (request: AdminPrivacyRequest) => void;
  preview: (request: AdminPrivacyRequest) => void;
};

const STATES: Readonly<Record<AdminPrivacyRequest['state'], StatusStyle>> = {
  waiting: { tone: 'orange', shape: 'ring' },
  proved: { tone: 'blue', shape: 'half' },
  done: { tone: 'green', shape: 'dot' },
  expired: { tone: 'grey', shape: 'dash' },
};

const Email = ({ request: { email } }: { request: AdminPrivacyRequest }) =>
  email === null ? (
    <span className={styles.quiet}>{texts.erasedEmail}</span>
  ) : (
    <b className={styles.email}>{email}</b>
  );

const State = ({ request: { state } }: { request: AdminPrivacyRequest }) => (
  <StatusTag {...STATES[state]}>{texts.states[state]}</StatusTag>
);

/** Whether the answer is late. */
const isOverdue = ({ state, due_on }: AdminPrivacyRequest): boolean =>
  (state === 'waiting' || state === 'proved') && due_on < new Date().toISOString().slice(0, 10);

const Due = ({ request }: { request: AdminPrivacyRequest }) => (
  <span className={isOverdue(request) ? styles.overdue : undefined}>
    {formatDate(request.due_on)}
    {isOverdue(request) && ` (${texts.overdue})`}
  </span>
);

function Actions({ request, actions }: { request: AdminPrivacyRequest; actions: PrivacyActions }) {
  const { state, kind, email } = request;
  if (email === null) return null;
  return (
    <div className={styles.actions}>
      {(state === 'waiting' || state === 'expired') && (
        <Button size="small" aria-label={texts.resendLabel(email)} onClick={() => actions.resend(request)}>
          {texts.resend}
        </Button>
      )}
      {kind === 'erasure' && state !== 'done' && (
        <Button
          size="small"
          type={state === 'proved' ? 'primary' : 'default'}
          aria-label={texts.previewLabel(email)}
          onClick={() => actions.preview(request)}
        >
          {texts.preview}
        </Button>
      )}
    </div>
  );
}

export const privacyColumns = (actions: PrivacyActions): readonly ResourceColumn<AdminPrivacyRequest>[] => [
  {
    key: 'email',
    title: texts.columns.email,
    isFixed: true,
    width: 225,
    render: (request) => <Email request={request} />,
  },
  { key: 'kind', title: texts.columns.kind, width: 130, render: ({ kind }) => texts.kinds[kind] },
  {
    key: 'state',
    title: texts.columns.state,
    width: 170,
    render: (request) => <State request={request} />,
  },
  {
    key: 'due',
    title: texts.columns.due,
    sort: 'due',
    width: 130,
    render: (request) => <Due request={request} />,
  },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 115,
    render: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'channel',
    title: texts.columns.channel,
    width: 100,
    render: ({ channel }) => texts.channels[channel],
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isFixed: true,
    align: 'right',
    width: 255,
    render: (request) => <Actions request={request} actions={actions} />,
  },
];

/** Card of the row on a phone. */
export const PrivacyRequestCard = ({
  request,
  actions,
}: {
  request: AdminPrivacyRequest;
  actions: PrivacyActions;
}) => (
  <div className={styles.card}>
    <Email request={request} />
    <span>
      {texts.kinds[request.kind]} · {texts.columns.due} <Due request={request} />
    </span>
    <State request={request} />
    <Actions request={request} actions={actions} />
  </div>
);

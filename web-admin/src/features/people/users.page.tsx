import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { exportAdminUsers, type AdminUserRow, type AdminUsersAnswer } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { userListQuery } from './people.queries.ts';
import { useUserBulk } from './use-user-bulk.ts';
import { UserRowCard, userColumns } from './users.columns.tsx';

const texts = adminPeople.users;
const FILTERS = ['state', 'role'] as const;
type UserFilter = (typeof FILTERS)[number];
const ADMIN = 'ROLE_SUPERADMIN';
const ROLE_OPTIONS = (['ROLE_CUSTOMER', ADMIN] as const).map((value) => ({
  value,
  label: texts.roles[value],
}));

/** List of user accounts. */
export function UsersPage() {
  const navigate = useNavigate();
  const state = useTableState<UserFilter>(FILTERS);
  const { filters } = state.view;
  const answer = useQuery(userListQuery(useApi(), toListQuery(state.view)));
  const bulk = useUserBulk();
  const card = useCallback((user: AdminUserRow) => <UserRowCard user={user} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <FilterTabs
        label={texts.tabs}
        tabs={buildTabs(state, answer.data?.counts)}
        selected={filters.state || (filters.role === ADMIN ? ADMIN : '')}
      />
      <ResourceTable
        name="users"
        label={texts.title}
        columns={userColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.user(id))}
        exportList={exportAdminUsers}
        bulk={bulk}
        filters={<UserFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

/** State tabs with counts, and a tab of administrators. */
function buildTabs({ linkTo, view }: TableState<UserFilter>, counts: AdminUsersAnswer['counts'] | undefined) {
  const role = view.filters.role === ADMIN ? '' : view.filters.role;
  const buildStateTab = (value: string, label: string, count?: number) => ({
    value,
    label,
    count,
    href: linkTo({ filters: { state: value, role } }),
  });
  return [
    buildStateTab('', texts.everybody, counts?.all),
    buildStateTab('active', texts.states.active),
    buildStateTab('unconfirmed', texts.states.unconfirmed, counts?.unconfirmed),
    buildStateTab('blocked', texts.states.blocked, counts?.blocked),
    {
      value: ADMIN,
      label: texts.admins,
      count: counts?.admins,
      href: linkTo({ filters: { state: '', role: ADMIN } }),
    },
  ];
}

function UserFilters({ state }: { state: TableState<UserFilter> }) {
  const {
    view: { filters },
    change,
  } = state;
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.role}
        anyLabel={texts.anyRole}
        value={filters.role}
        options={ROLE_OPTIONS}
        onChange={(role) => change({ filters: { role } })}
      />
    </>
  );
}

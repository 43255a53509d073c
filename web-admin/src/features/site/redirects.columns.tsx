import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminRedirect } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { adminRedirects as texts } from '@prostora/strings/cs/admin-redirects.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './site.module.css';

export type RedirectActions = {
  edit: (redirect: AdminRedirect) => void;
  remove: (redirect: AdminRedirect) => void;
};

const formatKind = ({ manual, to_path }: AdminRedirect): string =>
  to_path === null ? texts.kinds.gone : texts.kinds[manual ? 'manual' : 'renamed'];

const Target = ({ path }: { path: string | null }) =>
  path === null ? (
    <span className={styles.gone}>{texts.gone}</span>
  ) : (
    <a href={path} target="_blank" rel="noreferrer" className={styles.path} aria-label={texts.open(path)}>
      {path}
    </a>
  );

function Actions({
  redirect,
  actions: { edit, remove },
}: {
  redirect: AdminRedirect;
  actions: RedirectActions;
}) {
  return (
    <div className={styles.actions}>
      <Button
        type="text"
        icon={<Pencil className="lucide" aria-hidden />}
        aria-label={texts.editLabel(redirect.from_path)}
        onClick={() => edit(redirect)}
      />
      <Button
        type="text"
        danger
        icon={<Trash2 className="lucide" aria-hidden />}
        aria-label={texts.removeLabel(redirect.from_path)}
        onClick={() => remove(redirect)}
      />
    </div>
  );
}

export const redirectColumns = (actions: RedirectActions): readonly ResourceColumn<AdminRedirect>[] => [
  {
    key: 'from',
    title: texts.columns.from,
    sort: 'from',
    isFixed: true,
    width: 340,
    render: ({ from_path }) => <b className={styles.path}>{from_path}</b>,
  },
  {
    key: 'to',
    title: texts.columns.to,
    sort: 'to',
    width: 340,
    render: ({ to_path }) => <Target path={to_path} />,
  },
  { key: 'kind', title: texts.columns.kind, width: 160, render: formatKind },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 120,
    render: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isFixed: true,
    align: 'right',
    width: 110,
    render: (redirect) => <Actions redirect={redirect} actions={actions} />,
  },
];

/** Card of the row on a phone. */
export function RedirectCard({ redirect, actions }: { redirect: AdminRedirect; actions: RedirectActions }) {
  return (
    <div className={styles.card}>
      <b className={styles.path}>{redirect.from_path}</b>
      <Target path={redirect.to_path} />
      <Actions redirect={redirect} actions={actions} />
    </div>
  );
}

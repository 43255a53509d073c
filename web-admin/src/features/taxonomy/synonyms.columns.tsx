import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminSynonym } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { adminSynonyms as texts } from '@prostora/strings/cs/admin-synonyms.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './taxonomy.module.css';

export type SynonymActions = {
  edit: (synonym: AdminSynonym) => void;
  remove: (synonym: AdminSynonym) => void;
};

const Actions = ({ synonym, actions }: { synonym: AdminSynonym; actions: SynonymActions }) => (
  <div className={styles.actions}>
    <Button
      type="text"
      icon={<Pencil className="lucide" aria-hidden />}
      aria-label={texts.editLabel(synonym.word)}
      onClick={() => actions.edit(synonym)}
    />
    <Button
      type="text"
      danger
      icon={<Trash2 className="lucide" aria-hidden />}
      aria-label={texts.removeLabel(synonym.word)}
      onClick={() => actions.remove(synonym)}
    />
  </div>
);

export const synonymColumns = (actions: SynonymActions): readonly ResourceColumn<AdminSynonym>[] => [
  {
    key: 'word',
    title: texts.columns.word,
    sort: 'word',
    isFixed: true,
    width: 280,
    render: ({ word }) => <b>{word}</b>,
  },
  {
    key: 'item',
    title: texts.columns.item,
    sort: 'item',
    width: 280,
    render: ({ item_name: name }) => name,
  },
  { key: 'kind', title: texts.columns.kind, width: 170, render: ({ kind }) => texts.kinds[kind] },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 120,
    render: ({ created_at: createdAt }) => formatDate(createdAt),
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isFixed: true,
    align: 'right',
    width: 110,
    render: (synonym) => <Actions synonym={synonym} actions={actions} />,
  },
];

/** Card of the row on a phone. */
export function SynonymCard({ synonym, actions }: { synonym: AdminSynonym; actions: SynonymActions }) {
  return (
    <div className={styles.card}>
      <b>{synonym.word}</b>
      <div className={styles.line}>
        <span>{synonym.item_name}</span>
        <span>{texts.kinds[synonym.kind]}</span>
      </div>
      <Actions synonym={synonym} actions={actions} />
    </div>
  );
}

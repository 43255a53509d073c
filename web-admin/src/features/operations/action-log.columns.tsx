import type { AuditRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import {
  Breakable,
  DifferenceList,
  StatusTag,
  SubjectLink,
  RelativeTime,
  formatChanges,
} from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './operations.module.css';

const texts = adminOperations.log;
const { columns } = texts;

const Person = ({ person: { id, email } }: { person: NonNullable<AuditRow['actor']> }) => (
  <Link to={consoleUrls.user(id)} className={styles.link}>
    <Breakable text={email || adminAudit.unknownPerson(id)} />
  </Link>
);

/** The actor; with impersonation the operator comes first and is marked. */
function Actor({ row: { actor, impersonator } }: { row: AuditRow }) {
  if (!actor) return <span className={styles.muted}>{adminAudit.system}</span>;
  if (!impersonator)
    return (
      <span className={styles.who}>
        <Person person={actor} />
      </span>
    );
  return (
    <span className={styles.who}>
      <Person person={impersonator} />
      <StatusTag tone="orange" shape="half">
        {texts.impersonated}
      </StatusTag>
      <Person person={actor} />
    </span>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const changes = formatChanges(row.changes, (change) => change);
  if (changes.length === 0) return adminOperations.unknown;
  return (
    <details className={styles.changes}>
      <summary>{adminAudit.changes(changes.length)}</summary>
      <DifferenceList changes={changes} />
    </details>
  );
}

export const actionColumns: readonly ResourceColumn<AuditRow>[] = [
  {
    key: 'action',
    title: columns.action,
    isFixed: true,
    width: 230,
    render: ({ action }) => <b className={styles.name}>{adminAudit.action(action)}</b>,
  },
  {
    key: 'subject',
    title: columns.subject,
    width: 160,
    render: ({ subject }) => <SubjectLink {...subject} className={styles.link} />,
  },
  { key: 'actor', title: columns.actor, width: 220, render: (row) => <Actor row={row} /> },
  { key: 'at', title: columns.at, width: 130, render: ({ at }) => <RelativeTime at={at} /> },
  { key: 'changes', title: columns.changes, width: 340, render: (row) => <Changes row={row} /> },
];

/** Card of the row on a phone. */
export function ActionCard({ row }: { row: AuditRow }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <b className={styles.name}>{adminAudit.action(row.action)}</b>
        <SubjectLink {...row.subject} className={styles.link} />
      </div>
      <div className={styles.line}>
        <Actor row={row} />
        <RelativeTime at={row.at} />
      </div>
      <Changes row={row} />
    </div>
  );
}

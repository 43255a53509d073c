import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import type { AdminMailRow } from '@prostora/api-client';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { Breakable, StatusTag, SubjectLink, RelativeTime, type StatusStyle } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './operations.module.css';

const texts = adminOperations.mails;
const { columns } = texts;
const STATUS_STYLES: Readonly<Record<AdminMailRow['state'], StatusStyle>> = {
  waiting: { tone: 'blue', shape: 'half' },
  sent: { tone: 'green', shape: 'dot' },
  failed: { tone: 'red', shape: 'struck' },
};

export type MailActions = { open: (mail: AdminMailRow) => void; retry: (mail: AdminMailRow) => void };

export const MailState = ({ state }: Pick<AdminMailRow, 'state'>) => (
  <StatusTag {...STATUS_STYLES[state]}>{texts.states[state]}</StatusTag>
);

export const MailSubject = ({ subject }: Pick<AdminMailRow, 'subject'>) =>
  subject === null ? adminOperations.unknown : <SubjectLink {...subject} className={styles.link} />;

/** Recipient address; opens the mail's details. */
function Address({ mail, open }: { mail: AdminMailRow; open: MailActions['open'] }) {
  return (
    <button
      type="button"
      className={`${styles.open} ${styles.address} ${mail.address === null ? styles.muted : ''}`}
      onClick={() => open(mail)}
    >
      <Breakable text={mail.address ?? texts.anonymized} />
    </button>
  );
}

const Retry = ({ mail, retry }: { mail: AdminMailRow; retry: MailActions['retry'] }) =>
  mail.state === 'failed' && (
    <Button
      icon={<RotateCw className="lucide" aria-hidden />}
      aria-label={texts.retryLabel(mail.address)}
      onClick={() => retry(mail)}
    >
      {texts.retry}
    </Button>
  );

export const mailColumns = ({ open, retry }: MailActions): readonly ResourceColumn<AdminMailRow>[] => [
  {
    key: 'address',
    title: columns.address,
    sort: 'address',
    isFixed: true,
    width: 250,
    render: (mail) => <Address mail={mail} open={open} />,
  },
  {
    key: 'template',
    title: columns.template,
    sort: 'template',
    width: 230,
    render: ({ template }) => mailTemplateName(template),
  },
  {
    key: 'state',
    title: columns.state,
    sort: 'state',
    width: 130,
    render: (mail) => <MailState {...mail} />,
  },
  { key: 'subject', title: columns.subject, width: 160, render: (mail) => <MailSubject {...mail} /> },
  {
    key: 'failure',
    title: columns.failure,
    width: 260,
    isOptional: true,
    render: ({ failure }) => <span className={styles.reason}>{failure ?? adminOperations.unknown}</span>,
  },
  {
    key: 'created',
    title: columns.created,
    sort: 'created',
    width: 130,
    render: ({ created_at }) => <RelativeTime at={created_at} />,
  },
  {
    key: 'sent',
    title: columns.sent,
    width: 140,
    isOptional: true,
    render: ({ sent_at }) => (sent_at === null ? adminOperations.unknown : <RelativeTime at={sent_at} />),
  },
  {
    key: 'actions',
    title: columns.actions,
    isFixed: true,
    align: 'right',
    width: 150,
    render: (mail) => <Retry mail={mail} retry={retry} />,
  },
];

/** Card of the row on a phone. */
export function MailCard({ mail, actions: { open, retry } }: { mail: AdminMailRow; actions: MailActions }) {
  return (
    <div className={styles.card}>
      <Address mail={mail} open={open} />
      <span>{mailTemplateName(mail.template)}</span>
      <div className={styles.line}>
        <MailState {...mail} />
        <RelativeTime at={mail.created_at} />
      </div>
      <Retry mail={mail} retry={retry} />
    </div>
  );
}

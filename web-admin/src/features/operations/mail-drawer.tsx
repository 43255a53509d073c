import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import type { AdminMailDetail } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { ErrorPanel, DetailList, SkeletonBar, useApi, type DetailRow } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { MailState, MailSubject } from './mails.columns.tsx';
import { mailQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const texts = adminOperations.mails;
const { columns } = texts;

type MailDrawerProps = {
  id: number;
  open: boolean;
  onClose: () => void;
  onRetry: (mail: AdminMailDetail) => void;
};

/** Details and actions of one mail. */
export default function MailDrawer({ id, open, onClose, onRetry }: MailDrawerProps) {
  const { data: mail, error, refetch } = useQuery(mailQuery(useApi(), id));
  return (
    <FormDrawer
      isUrlControlled
      open={open}
      title={texts.open(mail?.address ?? null)}
      closeLabel={texts.close}
      onClose={onClose}
    >
      {mail ? (
        <Mail mail={mail} onRetry={onRetry} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBar width="70%" />
      )}
    </FormDrawer>
  );
}

function Mail({ mail, onRetry }: { mail: AdminMailDetail; onRetry: MailDrawerProps['onRetry'] }) {
  return (
    <div className={styles.drawer}>
      <DetailList rows={listMailDetails(mail)} />
      <p className={styles.note}>{texts.notKept}</p>
      <div className={styles.buttons}>
        {mail.state === 'failed' && (
          <Button
            type="primary"
            icon={<RotateCw className="lucide" aria-hidden />}
            onClick={() => onRetry(mail)}
          >
            {texts.retry}
          </Button>
        )}
        <Link to={consoleUrls.mailTemplate(mail.template)} className={styles.link}>
          {texts.showTemplate}
        </Link>
      </div>
    </div>
  );
}

const listMailDetails = (mail: AdminMailDetail): DetailRow[] => [
  [columns.address, mail.address ?? texts.anonymized],
  ...(mail.user_id === null
    ? []
    : [
        [
          texts.account,
          <Link to={consoleUrls.user(mail.user_id)} className={styles.link}>
            {mail.address}
          </Link>,
        ] as DetailRow,
      ]),
  [columns.template, mailTemplateName(mail.template)],
  [columns.state, <MailState state={mail.state} />],
  [columns.subject, <MailSubject subject={mail.subject} />],
  [columns.created, formatDateTime(mail.created_at)],
  ...(mail.sent_at === null ? [] : [[columns.sent, formatDateTime(mail.sent_at)] as DetailRow]),
  ...(mail.failure === null ? [] : [[columns.failure, mail.failure] as DetailRow]),
];

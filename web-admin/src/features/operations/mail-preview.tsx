import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { ErrorPanel, DetailList, SkeletonBar, useApi, type DetailRow } from '../../kit/index.ts';
import { mailTemplateQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const texts = adminOperations.mails;
const VIEWS = ['wide', 'phone', 'text'] as const;
type View = (typeof VIEWS)[number];
const OPTIONS = VIEWS.map((value) => ({ value, label: texts.views[value] }));

/** Disables links: the sandbox opens no windows and `target` prevents navigation of the frame. */
const disableLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/** Mail template with sample data: desktop, phone and plain text. No scripts run. */
export function MailPreview({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(mailTemplateQuery(useApi(), name));
  const [view, setView] = useState<View>('wide');
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={texts.templatePreview(name)}>
        <SkeletonBar width="100%" height={640} />
      </div>
    );
  const rows: DetailRow[] = [
    [texts.templateSubject, data.subject],
    [texts.templateCode, data.name],
  ];
  return (
    <section className={styles.preview} aria-label={texts.templatePreview(data.title)}>
      <div className={styles.heading}>
        <h2>{data.title}</h2>
        <Segmented<View> aria-label={texts.view} options={OPTIONS} value={view} onChange={setView} />
      </div>
      <DetailList rows={rows} />
      <p className={styles.note}>{texts.sample}</p>
      {view === 'text' ? (
        <pre className={styles.text} tabIndex={0}>
          {data.text}
        </pre>
      ) : (
        <iframe
          className={`${styles.frame} ${view === 'phone' ? styles.phone : ''}`}
          title={texts.templatePreview(data.title)}
          sandbox=""
          srcDoc={disableLinks(data.html)}
        />
      )}
    </section>
  );
}

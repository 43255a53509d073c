import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MailTemplateRow } from '@prostora/api-client';
import { consoleUrls, foldText } from '@prostora/contracts';
import { Link, useSearchParams } from '@prostora/nav';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailGroups } from '@prostora/strings/cs/mail-templates.ts';
import { ErrorPanel, PageHeader, SkeletonBar, useApi } from '../../kit/index.ts';
import { SearchField } from '../../kit/table/table-toolbar.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { mailTemplatesQuery } from './operations.queries.ts';
import styles from './operations.module.css';

const texts = adminOperations.mails;

/** Mail templates with preview. */
export function MailTemplatesPage() {
  const { data, error, refetch } = useQuery(mailTemplatesQuery(useApi()));
  const [search, setSearch] = useState('');
  const [params] = useSearchParams();
  const found = useMemo(
    () =>
      data?.items.filter(({ title, subject, name }) =>
        foldText(`${title} ${subject} ${name}`).includes(foldText(search)),
      ),
    [data, search],
  );
  const shown = params.get('sablona') ?? findFirstName(data?.items);
  return (
    <>
      <PageHeader
        title={texts.title}
        documentTitle={texts.templates}
        subtitle={data ? texts.templatesSubtitle(data.items.length) : ' '}
      />
      <MailTabs selected="templates" />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.templates}>
          <div className={styles.card}>
            <SearchField
              value={search}
              label={texts.templateSearchLabel}
              placeholder={texts.templateSearch}
              onSearch={setSearch}
            />
            {found ? (
              <TemplateList items={found} shown={shown} />
            ) : (
              <div role="status" aria-label={texts.templateList}>
                <SkeletonBar width="100%" height={320} />
              </div>
            )}
          </div>
          {shown !== null && <MailPreview key={shown} name={shown} />}
        </div>
      )}
    </>
  );
}

const groupTemplates = (items: readonly MailTemplateRow[]) =>
  (Object.keys(mailGroups) as MailTemplateRow['group'][])
    .map((group) => ({ group, templates: items.filter((item) => item.group === group) }))
    .filter(({ templates }) => templates.length > 0);
const findFirstName = (items: readonly MailTemplateRow[] | undefined): string | null =>
  groupTemplates(items ?? [])[0]?.templates[0]?.name ?? null;

function TemplateList({ items, shown }: { items: readonly MailTemplateRow[]; shown: string | null }) {
  if (items.length === 0)
    return (
      <p className={styles.note} role="status">
        {texts.templateEmpty}
      </p>
    );
  return (
    <nav className={styles.list} aria-label={texts.templateList}>
      {groupTemplates(items).map(({ group, templates }) => (
        <section key={group} aria-label={mailGroups[group]}>
          <h2 className={styles.group}>{mailGroups[group]}</h2>
          <ul className={styles.names}>
            {templates.map(({ name, title }) => (
              <li key={name}>
                <Link
                  to={consoleUrls.mailTemplate(name)}
                  className={styles.template}
                  aria-current={name === shown ? 'true' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

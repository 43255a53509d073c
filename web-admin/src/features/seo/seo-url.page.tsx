import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { addAdminSeoUrl, removeAdminSeoUrl, type AdminSeoUrl } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import {
  AuditHistory,
  ConfirmAction,
  Detail,
  PageHeader,
  Panel,
  useApi,
  useCommand,
  useRecordId,
} from '../../kit/index.ts';
import { BackLink } from '../../kit/layout/detail.tsx';
import { seoUrlQuery } from './seo.queries.ts';
import { toRestoreInput } from './seo.values.ts';
import { SeoProblems } from './seo-problems.tsx';
import { SeoUrlForm } from './seo-url-form.tsx';
import { useSeoChangeFormatter } from './use-filter-formatters.ts';
import styles from './seo.module.css';

const texts = adminSeo.page;
const BACK = { to: consoleUrls.seoUrls, label: texts.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of a new SEO URL. */
export function NewSeoUrlPage() {
  return (
    <>
      <BackLink {...BACK} />
      <PageHeader title={texts.newTitle} />
      <SeoUrlForm record={null} />
    </>
  );
}

/** Page of one SEO URL: form, check, previews, history. */
export function SeoUrlPage() {
  const answer = useQuery(seoUrlQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(record) => <SeoUrlDetail key={record.id} record={record} />}
    </Detail>
  );
}

function SeoUrlDetail({ record }: { record: AdminSeoUrl }) {
  const formatChange = useSeoChangeFormatter();
  return (
    <>
      <PageHeader
        title={record.h1}
        documentTitle={record.path}
        subtitle={<SeoProblems problems={record.problems} />}
        actions={
          <>
            <Button href={record.url} target="_blank">
              {texts.open}
            </Button>
            <RemoveButton record={record} />
          </>
        }
      />
      <SeoUrlForm record={record} />
      <div className={styles.history}>
        <Panel title={texts.history}>
          <AuditHistory
            query={{ subject_type: 'seo-url', subject_id: record.id }}
            formatChange={formatChange}
          />
        </Panel>
      </div>
    </>
  );
}

/** Deletes after confirmation; undo creates the same URL again. */
function RemoveButton({ record }: { record: AdminSeoUrl }) {
  const api = useApi();
  const client = api;
  const navigate = useNavigate();
  const remove = useCommand({
    run: () => removeAdminSeoUrl({ client, path: { id: record.id } }),
    done: ({ path }) => texts.removed(path),
    undo: (deleted) => addAdminSeoUrl({ client, body: toRestoreInput(deleted) }),
    removedKey: seoUrlQuery(api, record.id).queryKey,
  });
  const confirmation = {
    title: texts.removeTitle(record.path),
    text: texts.removeText,
    confirmLabel: texts.removeConfirm,
    danger: true,
    onConfirm: async () => {
      await remove(undefined);
      void navigate(consoleUrls.seoUrls);
    },
  };
  return (
    <ConfirmAction danger confirmation={confirmation}>
      {texts.remove}
    </ConfirmAction>
  );
}

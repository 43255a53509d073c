import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { removeAdminContentPage, restoreAdminContentPage, type AdminContentPage } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { ConfirmAction, Detail, PageHeader, useApi, useCommand, useRecordId } from '../../kit/index.ts';
import { BackLink } from '../../kit/layout/detail.tsx';
import { ContentForm } from './content-form.tsx';
import { pageQuery } from './content.queries.ts';
import { Revisions } from './revisions.tsx';
import styles from './content.module.css';

const texts = adminContent.page;
const BACK = { to: consoleUrls.contentPages, label: texts.back };
const MISSING = { title: texts.missingTitle, text: texts.missingText };

/** New content page. */
export function NewContentPage() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink {...BACK} />
      <PageHeader title={texts.newTitle} />
      <ContentForm page={null} onReset={() => void navigate(consoleUrls.contentPages)} />
    </>
  );
}

/** Page with form and revisions. */
export function ContentPage() {
  const answer = useQuery(pageQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(page) => <Page key={page.id} page={page} />}
    </Detail>
  );
}

function Page({ page }: { page: AdminContentPage }) {
  const [formKey, setFormKey] = useState(0);
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.kind === 'fixed' ? texts.fixed : texts.updated(page.updated_at)}
        actions={
          <>
            {page.status === 'published' && (
              <Button href={page.url} target="_blank">
                {texts.open}
              </Button>
            )}
            {page.kind === 'free' && <RemoveButton page={page} />}
          </>
        }
      />
      <ContentForm key={formKey} page={page} onReset={() => setFormKey(formKey + 1)} />
      <div className={styles.history}>
        <Revisions page={page} onRestored={() => setFormKey(formKey + 1)} />
      </div>
    </>
  );
}

/** Deletes after confirmation; undo restores the page with its revisions. */
function RemoveButton({ page }: { page: AdminContentPage }) {
  const api = useApi();
  const client = api;
  const navigate = useNavigate();
  const remove = useCommand({
    run: () => removeAdminContentPage({ client, path: { id: page.id } }),
    done: ({ title }) => texts.removed(title),
    undo: () => restoreAdminContentPage({ client, path: { id: page.id } }),
    removedKey: pageQuery(api, page.id).queryKey,
  });
  const confirmation = {
    title: texts.removeTitle(page.title),
    text: texts.removeText,
    confirmLabel: texts.remove,
    danger: true,
    onConfirm: async () => {
      await remove(undefined);
      void navigate(consoleUrls.contentPages);
    },
  };
  return (
    <ConfirmAction danger confirmation={confirmation}>
      {texts.remove}
    </ConfirmAction>
  );
}

import { Form } from 'antd';
import { useMemo, useRef } from 'react';
import { addAdminContentPage, saveAdminContentPage, type AdminContentPage } from '@prostora/api-client';
import { buildContentUrl, consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { SnippetPreview } from '../../kit/search-texts/snippet-preview.tsx';
import { NEW_PAGE, toInput, toFormValues, type ContentFormValues } from './content.values.ts';
import { FaqFields } from './faq-fields.tsx';
import { PlacementFields, SearchFields, TextFields, PlaceholderHelp } from './form-parts.tsx';
import styles from './content.module.css';

const { page: texts, form: labels } = adminContent;
const LABELS = {
  html: labels.html,
  faq: labels.faq,
  cover_id: labels.cover,
  published: labels.status,
} as const;

type Save = { values: ContentFormValues; version: number };

/** Content page form with a search result preview; `page` is null for a new one. */
export function ContentForm({ page, onReset }: { page: AdminContentPage | null; onReset: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const createdId = useRef<number | null>(null);
  const save = useCommand({
    run: ({ values, version }: Save) =>
      page === null
        ? addAdminContentPage({ client: api, body: toInput(values) })
        : saveAdminContentPage({ client: api, path: { id: page.id }, body: { ...toInput(values), version } }),
    done: () => (page === null ? texts.added : texts.saved),
    handledByForm: true,
  });
  const initialValues = page === null ? NEW_PAGE : toFormValues(page);
  const submit = async (values: ContentFormValues, version: number): Promise<AdminContentPage> => {
    // Values without a field on this page keep their stored value.
    const saved = await save({ values: { ...initialValues, ...values }, version });
    createdId.current = saved.id;
    return saved;
  };
  return (
    <ResourceForm<ContentFormValues, AdminContentPage>
      name="content"
      initial={initialValues}
      record={page}
      toValues={toFormValues}
      labels={LABELS}
      submitLabel={page === null ? texts.add : texts.save}
      cancelLabel={page === null ? texts.back : texts.cancel}
      onSubmit={submit}
      onDone={() => {
        if (page === null && createdId.current !== null)
          void navigate(consoleUrls.contentPage(createdId.current), { replace: true });
      }}
      onCancel={onReset}
    >
      <Fields page={page} />
    </ResourceForm>
  );
}

function Fields({ page }: { page: AdminContentPage | null }) {
  const form = Form.useFormInstance<ContentFormValues>();
  const watched = Form.useWatch((all: ContentFormValues) => all, form);
  const values = useMemo<ContentFormValues>(
    () => ({ ...(page === null ? NEW_PAGE : toFormValues(page)), ...watched }),
    [watched, page],
  );
  return (
    <div className={styles.editor}>
      <div className={styles.stack}>
        <TextFields page={page} />
        <FaqFields />
      </div>
      <div className={styles.stack}>
        <PlacementFields isFixed={page?.kind === 'fixed'} />
        <SearchFields
          title={values.meta_title || values.title}
          description={values.meta_description || values.lead}
        />
        <SnippetPreview
          path={buildContentUrl(values.slug)}
          title={values.meta_title || values.title}
          description={values.meta_description || values.lead}
        />
        <PlaceholderHelp />
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useMemo, useRef } from 'react';
import { addAdminSeoUrl, saveAdminSeoUrl, type AdminSeoUrl } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { SnippetPreview } from '../../kit/search-texts/snippet-preview.tsx';
import { useDebouncedValue } from '../../kit/data/use-debounced-value.ts';
import { CheckPanel } from './check-panel.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FooterLinks } from './footer-links.tsx';
import { PagePreview } from './page-preview.tsx';
import {
  EMPTY_VALUES,
  toDraft,
  toCatalogQuery,
  toInput,
  toFormValues,
  type SeoValues,
} from './seo.values.ts';
import { seoCheckQuery } from './seo.queries.ts';
import { TextFields } from './text-fields.tsx';
import { useFilterFormatters } from './use-filter-formatters.ts';
import styles from './seo.module.css';

const texts = adminSeo.page;
const { form: labels } = adminSeo;
const LABELS = {
  description: labels.description,
  footer_links: labels.links,
  in_footer: labels.inFooter,
} as const;
const DEBOUNCE_MS = 400;

/** SEO URL form with check and previews; `record` is null for a new one. */
export function SeoUrlForm({ record }: { record: AdminSeoUrl | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createdId = useRef<number | null>(null);
  const formatters = useFilterFormatters();
  const save = useCommand({
    run: ({ values, version }: { values: SeoValues; version: number }) =>
      record === null
        ? addAdminSeoUrl({ client: api, body: toInput(values) })
        : saveAdminSeoUrl({ client: api, path: { id: record.id }, body: { ...toInput(values), version } }),
    done: () => (record === null ? texts.added : texts.saved),
    handledByForm: true,
  });
  const submit = async (values: SeoValues, version: number): Promise<AdminSeoUrl> => {
    const saved = await save({ values, version });
    createdId.current = saved.id;
    return saved;
  };
  return (
    <ResourceForm<SeoValues, AdminSeoUrl>
      name="seo"
      initial={record === null ? EMPTY_VALUES : toFormValues(record)}
      record={record}
      toValues={toFormValues}
      labels={LABELS}
      formatters={formatters}
      submitLabel={record === null ? texts.submitAdd : texts.submitSave}
      cancelLabel={texts.cancel}
      onSubmit={submit}
      onCancel={() => void navigate(consoleUrls.seoUrls)}
      onDone={() => {
        if (record === null && createdId.current !== null)
          void navigate(consoleUrls.seoUrl(createdId.current), { replace: true });
      }}
    >
      <SeoEditor record={record} />
    </ResourceForm>
  );
}

/** Fields on the left; debounced check, search result preview and page preview on the right. */
function SeoEditor({ record }: { record: AdminSeoUrl | null }) {
  const form = Form.useFormInstance<SeoValues>();
  // Rows of the list are rendered before their values are set.
  const watched = Form.useWatch((all: SeoValues) => all, form);
  const values = useMemo<SeoValues>(
    () => ({ ...(record === null ? EMPTY_VALUES : toFormValues(record)), ...watched }),
    [watched, record],
  );
  const debouncedValues = useDebouncedValue(values, DEBOUNCE_MS);
  const id = record?.id ?? null;
  const answer = useQuery(seoCheckQuery(useApi(), toDraft(debouncedValues, id)));
  const check = answer.data;
  const isGone = check?.problems.some(({ kind }) => kind === 'orphan') ?? false;
  return (
    <div className={styles.editor}>
      <div className={styles.stack}>
        <FilterFields record={record} check={check} />
        <TextFields check={check} />
        <FooterLinks id={id} check={check} />
      </div>
      <div className={styles.stack}>
        <CheckPanel answer={answer} />
        <SnippetPreview
          path={urls.catalog([values.path])}
          title={values.title}
          description={values.meta_description}
        />
        <PagePreview
          h1={values.h1}
          description={debouncedValues.description}
          links={values.footer_links}
          filter={toCatalogQuery(debouncedValues)}
          isGone={isGone}
        />
      </div>
    </div>
  );
}

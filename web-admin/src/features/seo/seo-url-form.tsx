import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useMemo, useRef } from 'react';
import type { AdminSeoUrl } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { ResourceForm } from '../../kit/resource-form.tsx';
import { SnippetPreview } from '../../kit/snippet-preview.tsx';
import { useSettled } from '../../kit/use-settled.ts';
import { CheckPanel } from './check-panel.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FooterLinks } from './footer-links.tsx';
import { PagePreview } from './page-preview.tsx';
import { NO_VALUES, draftOf, filterOf, inputOf, valuesOf, type SeoValues } from './seo.values.ts';
import { seoCheckQuery } from './seo.queries.ts';
import { TextFields } from './text-fields.tsx';
import { useFilterWords } from './use-filter-words.ts';
import styles from './seo.module.css';

const texts = adminSeo.page;
const { form: labels } = adminSeo;
const LABELS = {
  description: labels.description,
  footer_links: labels.links,
  in_footer: labels.inFooter,
} as const;
const SETTLES_MS = 400;

/** SEO URL form with check and previews; `record` is null for a new one. */
export function SeoUrlForm({ record }: { record: AdminSeoUrl | null }) {
  const { seoUrls } = useApi().admin;
  const navigate = useNavigate();
  const made = useRef<number | null>(null);
  const words = useFilterWords();
  const save = useCommand({
    run: ({ values, version }: { values: SeoValues; version: number }) =>
      record === null
        ? seoUrls.add(inputOf(values))
        : seoUrls.save(record.id, { ...inputOf(values), version }),
    done: () => (record === null ? texts.added : texts.saved),
    toldByForm: true,
  });
  const submit = async (values: SeoValues, version: number): Promise<AdminSeoUrl> => {
    const saved = await save({ values, version });
    made.current = saved.id;
    return saved;
  };
  return (
    <ResourceForm<SeoValues, AdminSeoUrl>
      name="seo"
      initial={record === null ? NO_VALUES : valuesOf(record)}
      record={record}
      toValues={valuesOf}
      labels={LABELS}
      words={words}
      submitLabel={record === null ? texts.submitAdd : texts.submitSave}
      cancelLabel={texts.cancel}
      onSubmit={submit}
      onCancel={() => void navigate(urls.seoUrls)}
      onDone={() => {
        if (record === null && made.current !== null)
          void navigate(urls.seoUrl(made.current), { replace: true });
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
    () => ({ ...(record === null ? NO_VALUES : valuesOf(record)), ...watched }),
    [watched, record],
  );
  const settled = useSettled(values, SETTLES_MS);
  const id = record?.id ?? null;
  const answer = useQuery(seoCheckQuery(useApi(), draftOf(settled, id)));
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
          description={settled.description}
          links={values.footer_links}
          filter={filterOf(settled)}
          isGone={isGone}
        />
      </div>
    </div>
  );
}

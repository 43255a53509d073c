import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { Suspense, lazy, useRef } from 'react';
import { addAdminBlogPost, saveAdminBlogPost, type AdminPost } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { Panel, SkeletonBar, useApi, useCommand } from '../../kit/index.ts';
import { SelectItem, TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { taxaQuery } from './blog.queries.ts';
import { CoverField } from './cover-field.tsx';
import { EMPTY_VALUES, toInput, toFormValues, type PostValues } from './post.values.ts';
import type { BlogTaxonList } from './taxa.calls.ts';
import styles from './blog.module.css';

const ArticleField = lazy(() => import('../../kit/editor/article-field.tsx'));
const texts = adminBlog.form;
const LABELS = {
  html: texts.html,
  cover: texts.cover,
  category_id: texts.category,
  tag_ids: texts.tags,
} as const;

/** Post form; `record` is null for a new post. */
export function PostForm({ record }: { record: AdminPost | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createdId = useRef<number | null>(null);
  const formatters = {
    cover: formatCover,
    category_id: useNameFormatter('categories'),
    tag_ids: useNameFormatter('tags'),
  };
  const save = useCommand({
    run: ({ values, version }: { values: PostValues; version: number }) =>
      record === null
        ? addAdminBlogPost({ client: api, body: toInput(values, null) })
        : saveAdminBlogPost({
            client: api,
            path: { id: record.id },
            body: { ...toInput(values, record), version },
          }),
    done: () => (record === null ? adminBlog.page.added : adminBlog.page.saved),
    handledByForm: true,
  });
  const submit = async (values: PostValues, version: number): Promise<AdminPost> => {
    const saved = await save({ values, version });
    createdId.current = saved.id;
    return saved;
  };
  return (
    <ResourceForm<PostValues, AdminPost>
      name="post"
      initial={record === null ? EMPTY_VALUES : toFormValues(record)}
      record={record}
      toValues={toFormValues}
      labels={LABELS}
      formatters={formatters}
      submitLabel={record === null ? adminBlog.page.submitAdd : adminBlog.page.submitSave}
      cancelLabel={adminBlog.page.cancel}
      onSubmit={submit}
      onCancel={() => void navigate(consoleUrls.posts)}
      onDone={() => {
        if (record === null && createdId.current !== null)
          void navigate(consoleUrls.editPost(createdId.current), { replace: true });
      }}
    >
      <div className={styles.editor}>
        <div className={styles.stack}>
          <TextFields />
        </div>
        <div className={styles.stack}>
          <SideFields />
        </div>
      </div>
    </ResourceForm>
  );
}

const formatCover = (cover: unknown): string =>
  typeof cover === 'object' && cover !== null && 'id' in cover
    ? adminBlog.revisions.image(Number(cover.id))
    : '–';

/** Formats category and tag ids as names in conflicts. */
function useNameFormatter(list: BlogTaxonList): (value: unknown) => string {
  const { data } = useQuery(taxaQuery(useApi(), list));
  return (value) =>
    [value]
      .flat()
      .map((id) => data?.find((taxon) => taxon.id === id)?.name ?? '–')
      .join(', ');
}

const TextFields = () => (
  <Panel title={texts.text}>
    <TextItem name="title" label={texts.title} max={200} check={required} />
    <TextItem name="perex" label={texts.perex} hint={texts.perexHint} max={500} rows={3} />
    <Form.Item name="html">
      <LazyArticle />
    </Form.Item>
  </Panel>
);

type Controlled = { id?: string; value?: string; onChange?: (html: string) => void };

/** Lazily loaded editor with a skeleton of the same height. */
function LazyArticle({ id = 'html', value = '', onChange }: Controlled) {
  const { status, errors } = Form.Item.useStatus();
  const error = status === 'error' ? String(errors[0] ?? '') : undefined;
  return (
    <Suspense fallback={<SkeletonBar width="100%" height={520} />}>
      <ArticleField
        id={id}
        label={texts.html}
        value={value}
        error={error}
        onChange={(html) => onChange?.(html)}
      />
    </Suspense>
  );
}

function SideFields() {
  const api = useApi();
  const categories = useQuery(taxaQuery(api, 'categories'));
  const tags = useQuery(taxaQuery(api, 'tags'));
  const toOptions = (taxa: readonly { id: number; name: string }[] | undefined) =>
    (taxa ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Panel title={texts.cover}>
        <Form.Item name="cover">
          <CoverField />
        </Form.Item>
        <TextItem name="cover_alt" label={texts.coverAlt} max={200} />
        <TextItem name="cover_caption" label={texts.coverCaption} max={300} />
      </Panel>
      <Panel title={texts.placement}>
        <SelectItem
          name="category_id"
          label={texts.category}
          options={toOptions(categories.data)}
          emptyLabel={texts.noCategory}
        />
        <SelectItem
          name="tag_ids"
          label={texts.tags}
          options={toOptions(tags.data)}
          emptyLabel={texts.noTags}
          isMultiple
        />
        <TextItem name="author_name" label={texts.author} hint={texts.authorHint} max={100} />
        <TextItem name="slug" label={texts.slug} hint={texts.slugHint} max={120} />
      </Panel>
      <Panel title={texts.seo}>
        <TextItem name="meta_title" label={texts.metaTitle} hint={texts.metaTitleHint} max={120} />
        <TextItem
          name="meta_description"
          label={texts.metaDescription}
          hint={texts.metaDescriptionHint}
          max={300}
          rows={3}
        />
      </Panel>
    </>
  );
}

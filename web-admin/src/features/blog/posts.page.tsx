import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback } from 'react';
import { exportAdminBlogPosts, type AdminPostCounts, type AdminPostRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { PageHeader, useApi, useTableState, type TableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterSelect, FilterTabs, SearchFilter } from '../../kit/table/table-toolbar.tsx';
import { postsQuery, taxaQuery } from './blog.queries.ts';
import { PostRowCard, postColumns } from './posts.columns.tsx';
import { usePostBulk } from './use-post-bulk.ts';

const texts = adminBlog.list;
const FILTERS = ['status', 'category', 'tag'] as const;
type PostFilter = (typeof FILTERS)[number];

/** List of posts in all states. */
export function PostsPage() {
  const navigate = useNavigate();
  const state = useTableState<PostFilter>(FILTERS);
  const answer = useQuery(postsQuery(useApi(), toListQuery(state.view)));
  const bulk = usePostBulk();
  const card = useCallback((row: AdminPostRow) => <PostRowCard row={row} />, []);
  const create = (): void => void navigate(consoleUrls.newPost);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '}
        actions={
          <>
            <Button onClick={() => void navigate(consoleUrls.blogCategories)}>{texts.categories}</Button>
            <Button onClick={() => void navigate(consoleUrls.blogTags)}>{texts.tags}</Button>
            <Button onClick={() => void navigate(consoleUrls.aiWriter)}>{texts.aiWriter}</Button>
            <Button type="primary" onClick={create}>
              {texts.create}
            </Button>
          </>
        }
      />
      <FilterTabs
        label={texts.tabs}
        tabs={buildTabs(state, answer.data?.counts)}
        selected={state.view.filters.status}
      />
      <ResourceTable
        name="blog"
        label={texts.title}
        columns={postColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.editPost(id))}
        filters={<PostFilters state={state} />}
        exportList={exportAdminBlogPosts}
        bulk={bulk}
        create={{ label: texts.create, onCreate: create }}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

const buildTabs = ({ linkTo }: TableState<PostFilter>, counts: AdminPostCounts | undefined) => [
  { value: '', label: texts.all, count: counts?.all, href: linkTo({ filters: { status: '' } }) },
  ...(['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const).map((status) => ({
    value: status,
    label: texts.statuses[status],
    count: counts?.[status],
    href: linkTo({ filters: { status } }),
  })),
];

function PostFilters({ state }: { state: TableState<PostFilter> }) {
  const {
    view: {
      filters: { category, tag },
    },
    change,
  } = state;
  const api = useApi();
  const categories = useQuery(taxaQuery(api, 'categories'));
  const tags = useQuery(taxaQuery(api, 'tags'));
  const toOptions = (taxa: readonly { id: number; name: string }[] | undefined) =>
    (taxa ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <SearchFilter state={state} label={texts.searchLabel} placeholder={texts.search} />
      <FilterSelect
        label={texts.category}
        anyLabel={texts.anyCategory}
        value={category}
        options={toOptions(categories.data)}
        onChange={(next) => change({ filters: { category: next } })}
      />
      <FilterSelect
        label={texts.tag}
        anyLabel={texts.anyTag}
        value={tag}
        options={toOptions(tags.data)}
        onChange={(next) => change({ filters: { tag: next } })}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, useCallback, useMemo } from 'react';
import { exportAdminSpaces, type AdminSpaceRow, type ListAdminSpacesData } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { PageHeader, useApi, useTableState } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterTabs } from '../../kit/table/table-toolbar.tsx';
import { ChangedSpaces } from './changed-spaces.tsx';
import { reviewsQuery } from './reviews.queries.ts';
import { SpaceRowCard, spaceColumns } from './spaces.columns.tsx';
import {
  CHANGED,
  FILTERS,
  SpaceFilters,
  centreTabs,
  statusTabs,
  type SpaceFilter,
} from './spaces.filters.tsx';
import { spaceListQuery } from './spaces.queries.ts';
import { useSpaceBulk } from './use-space-bulk.ts';
import { useReviewLink } from './use-review-link.ts';

const SpaceReview = lazy(() => import('./space-review.tsx'));
/** Removes the page-only view parameter from API queries. */
const WITHOUT_VIEW = { view: undefined };

type SpaceSort = NonNullable<NonNullable<ListAdminSpacesData['query']>['sort']>;

/**
 * List of all spaces. As the review centre it starts with spaces to approve and changed published spaces.
 * `/admin-prostory` is the plain list (SPEC §2).
 */
export function SpacesPage({ title, isCentre }: { title: string; isCentre: boolean }) {
  const api = useApi();
  const state = useTableState<SpaceFilter>(FILTERS);
  const { page, pageSize, search, sort, order, filters } = state.view;
  const isChanged = isCentre && filters.view === CHANGED;
  const [owner, purpose, attribute] = [
    parseId(filters.owner),
    parseId(filters.purpose),
    parseId(filters.attribute),
  ];
  const answer = useQuery(
    spaceListQuery(api, {
      page: isChanged ? 1 : page,
      page_size: pageSize,
      status: filters.status,
      region: filters.region,
      search,
      ...(owner !== undefined && { owner }),
      ...(purpose !== undefined && { purpose }),
      ...(attribute !== undefined && { attribute }),
      ...(sort && { sort: sort as SpaceSort, order }),
    }),
  );
  const changed = useQuery({ ...reviewsQuery(api, isChanged ? page : 1), enabled: isCentre });
  const review = useReviewLink();
  const { buildHref, open } = review;
  const columns = useMemo(() => spaceColumns((row) => buildHref(row.url)), [buildHref]);
  const card = useCallback(
    (row: AdminSpaceRow) => <SpaceRowCard row={row} href={buildHref(row.url)} />,
    [buildHref],
  );
  const bulk = useSpaceBulk();
  const rows = useMemo(() => (isChanged ? [] : (answer.data?.items ?? [])), [answer.data, isChanged]);
  const counts = answer.data?.counts;
  const tabs = isCentre ? centreTabs(state, counts, changed.data?.total) : statusTabs(state, counts);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          isChanged
            ? changed.data && adminSpaces.changedSubtitle(changed.data.total)
            : answer.data
              ? admin.spaces.subtitle(answer.data.total)
              : ' '
        }
      />
      <FilterTabs
        label={admin.spaces.statusFilter}
        selected={isChanged ? CHANGED : filters.status}
        tabs={tabs}
      />
      {isChanged && (
        <ChangedSpaces review={review} page={page} onPage={(next) => state.change({ page: next })} />
      )}
      {!isChanged && (
        <ResourceTable
          name="spaces"
          label={title}
          columns={columns}
          state={state}
          answer={answer}
          card={card}
          onOpen={(row) => open(row.url)}
          exportList={exportAdminSpaces}
          exportQuery={WITHOUT_VIEW}
          bulk={bulk}
          filters={<SpaceFilters state={state} owner={owner} />}
          empty={{ text: admin.spaces.emptyText, filteredText: admin.spaces.emptyFilteredText }}
        />
      )}
      <OnDemand open={review.url !== null}>
        <SpaceReview rows={rows} review={review} />
      </OnDemand>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { exportAdminBuildings, type AdminBuildingRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import { PageHeader, useApi, useTableState } from '../../kit/index.ts';
import { toListQuery, parseId } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterTabs } from '../../kit/table/table-toolbar.tsx';
import { BuildingRowCard, buildingColumns } from './buildings.columns.tsx';
import { BuildingFilters, FILTERS, stateTabs, type BuildingFilter } from './buildings.filters.tsx';
import { buildingsQuery } from './buildings.queries.ts';

/** List of buildings of all owners. */
export function BuildingsPage() {
  const navigate = useNavigate();
  const state = useTableState<BuildingFilter>(FILTERS);
  const { owner: ownerFilter, ...filters } = state.view.filters;
  const owner = parseId(ownerFilter);
  const answer = useQuery(
    buildingsQuery(useApi(), {
      ...toListQuery({ ...state.view, filters }),
      ...(owner !== undefined && { owner }),
    }),
  );
  const card = useCallback((building: AdminBuildingRow) => <BuildingRowCard building={building} />, []);
  return (
    <>
      <PageHeader title={texts.title} subtitle={answer.data ? texts.subtitle(answer.data.total) : ' '} />
      <FilterTabs
        label={texts.states}
        tabs={stateTabs(state, answer.data?.counts)}
        selected={state.view.filters.state}
      />
      <ResourceTable
        name="buildings"
        label={texts.title}
        columns={buildingColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.buildingDetail(id))}
        exportList={exportAdminBuildings}
        filters={<BuildingFilters state={state} owner={owner} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}

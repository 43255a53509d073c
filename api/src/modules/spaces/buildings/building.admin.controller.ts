import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { BUILDING_COLUMNS } from './building.admin.columns.ts';
import {
  AdminBuildingDetailDto,
  AdminBuildingsAnswerDto,
  AdminBuildingsExport,
  AdminBuildingsQuery,
} from './building.admin.dto.ts';
import { toAdminBuildingDetailDto, toAdminBuildingRowDto } from './building.admin.mapper.ts';
import { BuildingAdminService } from './building.admin.service.ts';
import { SpaceBuildingsService } from './space-buildings.service.ts';
import { BuildingConflictDto, BuildingInput } from './building.dto.ts';
import { toBuildingChanges } from './building.input.ts';

@Routes('admin/buildings', { tag: 'admin', access: 'console' })
export class BuildingAdminController {
  constructor(
    private readonly admin: BuildingAdminService,
    private readonly buildings: SpaceBuildingsService,
  ) {}

  @Route('GET', '/', {
    summary: 'List buildings',
    description: 'With owners, numbers of spaces and counts by state.',
    answer: AdminBuildingsAnswerDto,
    errors: [422],
  })
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminBuildingsQuery,
  ): Promise<AdminBuildingsAnswerDto> {
    const { rows, counts } = await this.admin.listPage({ ...toListFilters(query), page, pageSize });
    const total = counts[query.state ?? 'all'];
    return {
      items: rows.map(toAdminBuildingRowDto),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @ExportRoute({ freshSecondFactor: true })
  export(@Query() query: AdminBuildingsExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.buildings.file,
      query.format,
      BUILDING_COLUMNS,
      this.admin.streamAll(toListFilters(query)),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a building',
    description: 'Includes all its spaces, deleted ones as well.',
    answer: AdminBuildingDetailDto,
    errors: [404],
  })
  async read(@Param('id', IdPipe) id: number): Promise<AdminBuildingDetailDto> {
    return toAdminBuildingDetailDto(await this.admin.getDetail(id));
  }

  @Route('PUT', ':id', {
    summary: 'Update the name, description or address of a building',
    answer: AdminBuildingDetailDto,
    errors: [404, 422],
    errorsWith: { 409: BuildingConflictDto },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BuildingInput,
  ): Promise<AdminBuildingDetailDto> {
    await this.buildings.update(actor, id, input.version, toBuildingChanges(input));
    return toAdminBuildingDetailDto(await this.admin.getDetail(id));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a building without spaces',
    description: 'Its URL is answered with 410 afterwards.',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.admin.remove(actor, id);
    return DONE;
  }
}

const toListFilters = ({
  search,
  state,
  region,
  owner,
  sort,
  order,
}: Omit<AdminBuildingsQuery, 'page' | 'page_size'>) => ({
  search: search || null,
  state: state ?? null,
  region: region ?? null,
  customerId: owner ?? null,
  sort,
  order,
});

import { Body, Controller, Delete, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  countPages,
  RequiresFreshSecondFactor,
  RequiresPermission,
  type Actor,
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

@ApiTags('admin')
@Controller('admin/buildings')
@RequiresPermission('console')
export class BuildingAdminController {
  constructor(
    private readonly admin: BuildingAdminService,
    private readonly buildings: SpaceBuildingsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List buildings',
    description: 'With owners, numbers of spaces and counts by state.',
  })
  @ApiOkResponse({ type: AdminBuildingsAnswerDto })
  @ApiErrors(422)
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

  @ExportRoute()
  @RequiresFreshSecondFactor()
  export(@Query() query: AdminBuildingsExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.buildings.file,
      query.format,
      BUILDING_COLUMNS,
      this.admin.streamAll(toListFilters(query)),
    );
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Retrieve a building',
    description: 'Includes all its spaces, deleted ones as well.',
  })
  @ApiOkResponse({ type: AdminBuildingDetailDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminBuildingDetailDto> {
    return toAdminBuildingDetailDto(await this.admin.getDetail(id));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update the name, description or address of a building' })
  @ApiOkResponse({ type: AdminBuildingDetailDto })
  @ApiResponse({ status: 409, type: BuildingConflictDto })
  @ApiErrors(404, 422)
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BuildingInput,
  ): Promise<AdminBuildingDetailDto> {
    await this.buildings.update(actor, id, input.version, toBuildingChanges(input));
    return toAdminBuildingDetailDto(await this.admin.getDetail(id));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a building without spaces',
    description: 'Its URL is answered with 410 afterwards.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 409)
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

import { Body, Controller, Delete, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  Fails,
  IdParam,
  pagesOf,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import { BUILDING_COLUMNS } from './building.admin.columns.ts';
import {
  AdminBuildingDetailDto,
  AdminBuildingsAnswerDto,
  AdminBuildingsExport,
  AdminBuildingsQuery,
} from './building.admin.dto.ts';
import { adminBuildingDetail, adminBuildingRow } from './building.admin.mapper.ts';
import { BuildingDesk } from './building-desk.service.ts';
import { SpaceBuildings } from './space-buildings.service.ts';
import { BuildingInput } from './space-input.dto.ts';
import { buildingChangesOf } from './space.input.ts';
import { BuildingConflictDto } from './space-owner.dto.ts';

@ApiTags('admin')
@Controller('admin/buildings')
@Requires('console')
export class BuildingAdminController {
  constructor(
    private readonly desk: BuildingDesk,
    private readonly buildings: SpaceBuildings,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'Buildings with their owners and numbers of spaces: searched, filtered, sorted, paged, with counts by state',
  })
  @ApiOkResponse({ type: AdminBuildingsAnswerDto })
  @Fails(422)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminBuildingsQuery,
  ): Promise<AdminBuildingsAnswerDto> {
    const { rows, counts } = await this.desk.list({ ...askedOf(query), page, pageSize });
    const total = counts[query.state ?? 'all'];
    return { items: rows.map(adminBuildingRow), counts, page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @ExportRoute()
  export(@Query() query: AdminBuildingsExport): Promise<StreamableFile> {
    return tableFile(
      exportTables.buildings.file,
      query.format,
      BUILDING_COLUMNS,
      this.desk.everything(askedOf(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One building with everything that ever was in it' })
  @ApiOkResponse({ type: AdminBuildingDetailDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminBuildingDetailDto> {
    return adminBuildingDetail(await this.desk.read(id));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change the name, the description or the address of a building' })
  @ApiOkResponse({ type: AdminBuildingDetailDto })
  @ApiResponse({ status: 409, type: BuildingConflictDto })
  @Fails(404, 422)
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: BuildingInput,
  ): Promise<AdminBuildingDetailDto> {
    await this.buildings.save(actor, id, input.version, buildingChangesOf(input));
    return adminBuildingDetail(await this.desk.read(id));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a building in which nothing ever was; its address is gone for good' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(404, 409)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<DoneAnswer> {
    await this.desk.remove(actor, id);
    return DONE;
  }
}

const askedOf = ({
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

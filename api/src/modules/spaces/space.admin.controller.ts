import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import { CurrentActor, Fails, pagesOf, Requires, type Actor } from '../../platform/http/index.ts';
import { AdminSpacesAnswerDto, AdminSpacesExport, AdminSpacesQuery } from './space-admin.dto.ts';
import { SPACE_COLUMNS } from './space.admin.columns.ts';
import { adminSpaceRow } from './space.mapper.ts';
import { relationTo } from './space.policy.ts';
import type { SpaceFileQuery } from './space.repository.ts';
import { SpaceService } from './space.service.ts';

@ApiTags('spaces')
@Controller('catalog/admin')
export class SpaceAdminController {
  constructor(private readonly spaces: SpaceService) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({ summary: 'All spaces for the operator: filtered, sorted, paged, with counts by status.' })
  @ApiOkResponse({ type: AdminSpacesAnswerDto })
  async list(@CurrentActor() actor: Actor, @Query() query: AdminSpacesQuery): Promise<AdminSpacesAnswerDto> {
    const asked = { ...askedOf(query), page: query.page, pageSize: query.page_size };
    const { spaces, counts, total } = await this.spaces.list(asked);
    const rows = spaces.map((space) => adminSpaceRow(space, relationTo(actor, space)));
    const buildings = new Map(spaces.map(({ building: { id, name, slug } }) => [id, { id, name, slug }]));
    return {
      spaces: rows,
      items: rows,
      buildings: [...buildings.values()],
      counts,
      page: query.page,
      nr_of_pages: pagesOf(total, query.page_size),
      total,
    };
  }

  @ExportRoute()
  @Requires('console')
  export(@Query() query: AdminSpacesExport): Promise<StreamableFile> {
    return tableFile(
      exportTables.spaces.file,
      query.format,
      SPACE_COLUMNS,
      this.spaces.everything(askedOf(query)),
    );
  }
}

const askedOf = (query: AdminSpacesQuery): SpaceFileQuery => ({
  statuses: query.status ?? [],
  search: query.search?.trim() || null,
  region: query.region ?? null,
  customerId: query.owner ?? null,
  purposeId: query.purpose ?? null,
  attributeId: query.attribute ?? null,
  sort: query.sort,
  order: query.order,
});

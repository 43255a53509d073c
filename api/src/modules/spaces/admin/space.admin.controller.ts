import { Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { AdminSpacesAnswerDto, AdminSpacesExport, AdminSpacesQuery } from './space.admin.dto.ts';
import { SPACE_COLUMNS } from './space.admin.columns.ts';
import { toAdminSpaceRowDto } from './space.admin.mapper.ts';
import { resolveSpaceRole } from '../space.policy.ts';
import type { SpaceExportQuery } from '../space.repository.ts';
import { SpaceService } from '../space.service.ts';

@Routes('catalog/admin', { tag: 'spaces' })
export class SpaceAdminController {
  constructor(private readonly spaces: SpaceService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'List spaces in any status',
    description: 'With counts by status.',
    answer: AdminSpacesAnswerDto,
    errors: [422],
  })
  async list(@CurrentActor() actor: Actor, @Query() query: AdminSpacesQuery): Promise<AdminSpacesAnswerDto> {
    const listQuery = { ...toListFilters(query), page: query.page, pageSize: query.page_size };
    const { spaces, counts, total } = await this.spaces.listPage(listQuery);
    const rows = spaces.map((space) => toAdminSpaceRowDto(space, resolveSpaceRole(actor, space)));
    const buildings = new Map(spaces.map(({ building: { id, name, slug } }) => [id, { id, name, slug }]));
    return {
      spaces: rows,
      items: rows,
      buildings: [...buildings.values()],
      counts,
      page: query.page,
      nr_of_pages: countPages(total, query.page_size),
      total,
    };
  }

  @ExportRoute({ access: 'console', freshSecondFactor: true })
  export(@Query() query: AdminSpacesExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.spaces.file,
      query.format,
      SPACE_COLUMNS,
      this.spaces.streamAll(toListFilters(query)),
    );
  }
}

const toListFilters = (query: AdminSpacesQuery): SpaceExportQuery => ({
  statuses: query.status ?? [],
  search: query.search?.trim() || null,
  region: query.region ?? null,
  customerId: query.owner ?? null,
  purposeId: query.purpose ?? null,
  attributeId: query.attribute ?? null,
  sort: query.sort,
  order: query.order,
});

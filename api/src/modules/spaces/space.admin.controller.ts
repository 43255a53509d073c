import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, pagesOf, Requires, type Actor } from '../../platform/http/index.ts';
import { AdminSpacesAnswerDto, AdminSpacesQuery } from './space-admin.dto.ts';
import { adminSpaceRow } from './space.mapper.ts';
import { relationTo } from './space.policy.ts';
import type { SpaceListQuery } from './space.repository.ts';
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
    const asked: SpaceListQuery = {
      statuses: query.status ?? [], search: query.search?.trim() || null, region: query.region ?? null, customerId: query.owner ?? null,
      sort: query.sort, order: query.order, page: query.page, pageSize: query.page_size,
    };
    const { spaces, total } = await this.spaces.list(asked);
    const rows = spaces.map((space) => adminSpaceRow(space, relationTo(actor, space)));
    const buildings = new Map(spaces.map(({ building: { id, name, slug } }) => [id, { id, name, slug }]));
    return {
      spaces: rows, items: rows, buildings: [...buildings.values()], counts: await this.spaces.countsByStatus(asked),
      page: query.page, nr_of_pages: pagesOf(total, query.page_size), total,
    };
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, IdParam, Requires, type Actor } from '../../platform/http/index.ts';
import { AdminSpaceDetailDto } from './space-detail.admin.dto.ts';
import { adminSpaceDetail } from './space-detail.admin.mapper.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { relationTo } from './space.policy.ts';

@ApiTags('spaces')
@Controller('admin/spaces')
export class SpaceDetailAdminController {
  constructor(private readonly spaces: SpaceDetailAdminService) {}

  @Get(':id')
  @Requires('console')
  @Fails(404)
  @ApiOperation({
    summary: 'One space by its number, whatever its status, with its owner, plan and how complete it is',
  })
  @ApiOkResponse({ type: AdminSpaceDetailDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminSpaceDetailDto> {
    const found = await this.spaces.read(id);
    return adminSpaceDetail(found, relationTo(actor, found.space));
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { AdminSpaceDetailDto } from './space-detail.admin.dto.ts';
import { toAdminSpaceDetailDto } from './space-detail.admin.mapper.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { resolveSpaceRole } from '../space.policy.ts';

@ApiTags('spaces')
@Controller('admin/spaces')
export class SpaceDetailAdminController {
  constructor(private readonly spaces: SpaceDetailAdminService) {}

  @Get(':id')
  @RequiresPermission('console')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Retrieve a space in any status',
    description: 'With its owner, plan and completeness.',
  })
  @ApiOkResponse({ type: AdminSpaceDetailDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSpaceDetailDto> {
    const found = await this.spaces.getDetail(id);
    return toAdminSpaceDetailDto(found, resolveSpaceRole(actor, found.space));
  }
}

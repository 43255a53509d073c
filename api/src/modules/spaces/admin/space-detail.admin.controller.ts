import { Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { AdminSpaceDetailDto } from './space-detail.admin.dto.ts';
import { toAdminSpaceDetailDto } from './space-detail.admin.mapper.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { resolveSpaceRole } from '../space.policy.ts';

@Routes('admin/spaces', { tag: 'spaces' })
export class SpaceDetailAdminController {
  constructor(private readonly spaces: SpaceDetailAdminService) {}

  @Route('GET', ':id', {
    access: 'console',
    summary: 'Retrieve a space in any status',
    description: 'With its owner, plan and completeness.',
    answer: AdminSpaceDetailDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSpaceDetailDto> {
    const found = await this.spaces.getDetail(id);
    return toAdminSpaceDetailDto(found, resolveSpaceRole(actor, found.space));
  }
}

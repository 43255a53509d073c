import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import {
  AdminContentPageDto,
  AdminContentRestoreDto,
  AdminContentRevisionTextDto,
} from './content.admin.dto.ts';
import { toAdminContentPageDto, toAdminContentRevisionTextDto } from './content.admin.mapper.ts';
import { ContentRevisionsService } from './content-revisions.service.ts';

@Routes('admin/content-revisions', { tag: 'admin', access: 'console' })
export class ContentRevisionAdminController {
  constructor(private readonly revisions: ContentRevisionsService) {}

  @Route('GET', ':id', { summary: 'Texts of a revision', answer: AdminContentRevisionTextDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminContentRevisionTextDto> {
    return toAdminContentRevisionTextDto(await this.revisions.getById(id));
  }

  @Route('POST', ':id/restore', {
    summary: 'Restore the texts of a revision',
    answer: AdminContentPageDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminContentPageDto } },
  })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version }: AdminContentRestoreDto,
  ): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.revisions.restore(actor, id, version));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, FailsWith, IdParam, Requires, type Actor } from '../../platform/http/index.ts';
import {
  AdminContentPageDto,
  AdminContentRestoreDto,
  AdminContentRevisionTextDto,
} from './content.admin.dto.ts';
import { adminPage, revisionText } from './content.admin.mapper.ts';
import { ContentRevisions } from './content-revisions.service.ts';

@ApiTags('admin')
@Controller('admin/content-revisions')
@Requires('console')
export class ContentRevisionAdminController {
  constructor(private readonly revisions: ContentRevisions) {}

  @Get(':id')
  @ApiOperation({ summary: 'Texts of a revision' })
  @ApiOkResponse({ type: AdminContentRevisionTextDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminContentRevisionTextDto> {
    return revisionText(await this.revisions.read(id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore the texts of a revision' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminContentPageDto })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version }: AdminContentRestoreDto,
  ): Promise<AdminContentPageDto> {
    return adminPage(await this.revisions.restore(actor, id, version));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AdminContentPageDto,
  AdminContentRestoreDto,
  AdminContentRevisionTextDto,
} from './content.admin.dto.ts';
import { toAdminContentPageDto, toAdminContentRevisionTextDto } from './content.admin.mapper.ts';
import { ContentRevisionsService } from './content-revisions.service.ts';

@ApiTags('admin')
@Controller('admin/content-revisions')
@RequiresPermission('console')
export class ContentRevisionAdminController {
  constructor(private readonly revisions: ContentRevisionsService) {}

  @Get(':id')
  @ApiOperation({ summary: 'Texts of a revision' })
  @ApiOkResponse({ type: AdminContentRevisionTextDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminContentRevisionTextDto> {
    return toAdminContentRevisionTextDto(await this.revisions.getById(id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore the texts of a revision' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminContentPageDto })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version }: AdminContentRestoreDto,
  ): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.revisions.restore(actor, id, version));
  }
}

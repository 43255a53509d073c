import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  PageQuery,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { BlogPostViewService } from './blog-post-view.service.ts';
import {
  AdminPostDto,
  AdminPostPreviewDto,
  AdminRevisionDifferenceDto,
  AdminRevisionRestore,
  AdminRevisionsAnswerDto,
} from './blog-post.admin.dto.ts';
import { toAdminRevisionDto } from './blog-post.admin.mapper.ts';
import { BlogPreviewService } from './blog-preview.service.ts';
import { BlogRevisionsService } from './blog-revisions.service.ts';

/** Revisions and previews of a post. */
@ApiTags('admin')
@Controller('admin/blog/posts/:id')
@RequiresPermission('console')
export class BlogRevisionAdminController {
  constructor(
    private readonly revisions: BlogRevisionsService,
    private readonly previews: BlogPreviewService,
    private readonly view: BlogPostViewService,
  ) {}

  @Get('revisions')
  @ApiOperation({ summary: 'Revisions of a post, newest first' })
  @ApiOkResponse({ type: AdminRevisionsAnswerDto })
  @ApiErrors(404, 422)
  async list(
    @Param('id', IdPipe) id: number,
    @Query() { page, page_size: pageSize }: PageQuery,
  ): Promise<AdminRevisionsAnswerDto> {
    const { lines, total } = await this.revisions.list(id, page, pageSize);
    return { items: lines.map(toAdminRevisionDto), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @Get('revisions/:revision')
  @ApiOperation({ summary: 'Changes that restoring a revision would make' })
  @ApiOkResponse({ type: AdminRevisionDifferenceDto })
  @ApiErrors(404)
  async difference(
    @Param('id', IdPipe) id: number,
    @Param('revision', IdPipe) revision: number,
  ): Promise<AdminRevisionDifferenceDto> {
    return { changes: await this.revisions.listChanges(id, revision) };
  }

  @Post('revisions/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a revision as a new save' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminPostDto })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { revision_id: revision, version }: AdminRevisionRestore,
  ): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(
      await this.revisions.restore(actor, id, revision, version, (post) => this.view.toAdminPostDto(post)),
    );
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a preview link valid for two weeks' })
  @ApiOkResponse({ type: AdminPostPreviewDto })
  @ApiErrors(404)
  async createPreview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminPostPreviewDto> {
    const { path, until } = await this.previews.createLink(actor, id);
    return { url: path, until: until.toISOString() };
  }

  @Delete('preview')
  @ApiOperation({ summary: 'Revoke preview links' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async revokePreview(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.previews.revokeLink(actor, id);
    return DONE;
  }
}

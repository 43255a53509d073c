import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  Fails,
  FailsWith,
  IdParam,
  PageQuery,
  pagesOf,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import { BlogEditing } from './blog-editing.service.ts';
import {
  AdminPostDto,
  AdminPostPreviewDto,
  AdminRevisionDifferenceDto,
  AdminRevisionRestore,
  AdminRevisionsAnswerDto,
} from './blog-post.admin.dto.ts';
import { revisionLine } from './blog-post.admin.mapper.ts';
import { BlogPreviews } from './blog-preview.service.ts';
import { BlogRevisions } from './blog-revisions.service.ts';

/** Revisions and previews of a post. */
@ApiTags('admin')
@Controller('admin/blog/posts/:id')
@Requires('console')
export class BlogRevisionController {
  constructor(
    private readonly revisions: BlogRevisions,
    private readonly previews: BlogPreviews,
    private readonly editing: BlogEditing,
  ) {}

  @Get('revisions')
  @ApiOperation({ summary: 'Revisions of a post, newest first' })
  @ApiOkResponse({ type: AdminRevisionsAnswerDto })
  @Fails(404, 422)
  async list(
    @Param('id', IdParam) id: number,
    @Query() { page, page_size: pageSize }: PageQuery,
  ): Promise<AdminRevisionsAnswerDto> {
    const { lines, total } = await this.revisions.list(id, page, pageSize);
    return { items: lines.map(revisionLine), page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @Get('revisions/:revision')
  @ApiOperation({ summary: 'Changes that restoring a revision would make' })
  @ApiOkResponse({ type: AdminRevisionDifferenceDto })
  @Fails(404)
  async difference(
    @Param('id', IdParam) id: number,
    @Param('revision', IdParam) revision: number,
  ): Promise<AdminRevisionDifferenceDto> {
    return { changes: await this.revisions.difference(id, revision) };
  }

  @Post('revisions/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a revision as a new save' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminPostDto })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { revision_id: revision, version }: AdminRevisionRestore,
  ): Promise<AdminPostDto> {
    return this.editing.answer(
      await this.revisions.restore(actor, id, revision, version, (post) => this.editing.answer(post)),
    );
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a preview link valid for two weeks' })
  @ApiOkResponse({ type: AdminPostPreviewDto })
  @Fails(404)
  async preview(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
  ): Promise<AdminPostPreviewDto> {
    const { path, until } = await this.previews.open(actor, id);
    return { url: path, until: until.toISOString() };
  }

  @Delete('preview')
  @ApiOperation({ summary: 'Revoke preview links' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(404)
  async closePreview(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<DoneAnswer> {
    await this.previews.close(actor, id);
    return DONE;
  }
}

import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  PageQuery,
  Route,
  Routes,
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
@Routes('admin/blog/posts/:id', { tag: 'admin', access: 'console' })
export class BlogRevisionAdminController {
  constructor(
    private readonly revisions: BlogRevisionsService,
    private readonly previews: BlogPreviewService,
    private readonly view: BlogPostViewService,
  ) {}

  @Route('GET', 'revisions', {
    summary: 'Revisions of a post, newest first',
    answer: AdminRevisionsAnswerDto,
    errors: [404, 422],
  })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() { page, page_size: pageSize }: PageQuery,
  ): Promise<AdminRevisionsAnswerDto> {
    const { lines, total } = await this.revisions.list(id, page, pageSize);
    return { items: lines.map(toAdminRevisionDto), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @Route('GET', 'revisions/:revision', {
    summary: 'Changes that restoring a revision would make',
    answer: AdminRevisionDifferenceDto,
    errors: [404],
  })
  async difference(
    @Param('id', IdPipe) id: number,
    @Param('revision', IdPipe) revision: number,
  ): Promise<AdminRevisionDifferenceDto> {
    return { changes: await this.revisions.listChanges(id, revision) };
  }

  @Route('POST', 'revisions/restore', {
    summary: 'Restore a revision as a new save',
    answer: AdminPostDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminPostDto } },
  })
  async restore(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { revision_id: revision, version }: AdminRevisionRestore,
  ): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(
      await this.revisions.restore(actor, id, revision, version, (post) => this.view.toAdminPostDto(post)),
    );
  }

  @Route('POST', 'preview', {
    summary: 'Create a preview link valid for two weeks',
    answer: AdminPostPreviewDto,
    errors: [404],
  })
  async createPreview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminPostPreviewDto> {
    const { path, until } = await this.previews.createLink(actor, id);
    return { url: path, until: until.toISOString() };
  }

  @Route('DELETE', 'preview', { summary: 'Revoke preview links', answer: DoneAnswer, errors: [404] })
  async revokePreview(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.previews.revokeLink(actor, id);
    return DONE;
  }
}

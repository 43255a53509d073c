import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { parseTimestamp } from '@prostora/contracts';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { BlogPostAdminService } from './blog-post.admin.service.ts';
import { BlogPostViewService } from './blog-post-view.service.ts';
import {
  AdminPostChange,
  AdminPostDto,
  AdminPostInput,
  AdminPostsAnswerDto,
  AdminPostsExport,
  AdminPostsQuery,
  AdminPostStep,
} from './blog-post.admin.dto.ts';
import { toAdminPostRowDto, parsePostValues } from './blog-post.admin.mapper.ts';
import { postColumns } from './blog-post.columns.ts';

@Routes('admin/blog/posts', { tag: 'admin', access: 'console' })
export class BlogPostAdminController {
  constructor(
    private readonly posts: BlogPostAdminService,
    private readonly view: BlogPostViewService,
  ) {}

  @Route('GET', '/', { summary: 'List posts in any status', answer: AdminPostsAnswerDto, errors: [422] })
  async list(@Query() query: AdminPostsQuery): Promise<AdminPostsAnswerDto> {
    const { page, page_size: pageSize, status } = query;
    const { posts, counts } = await this.posts.list({ ...toListQuery(query), page, pageSize });
    const total = counts[status ?? 'all'];
    return {
      items: posts.map(toAdminPostRowDto),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @ExportRoute({ summary: 'Export of the list of posts' })
  export(@Query() { format, ...query }: AdminPostsExport): Promise<StreamableFile> {
    return createTableFile(
      adminBlog.list.title,
      format,
      postColumns,
      this.posts.streamAll(toListQuery(query)),
    );
  }

  @Route('GET', ':id', { summary: 'One post for editing', answer: AdminPostDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.getById(id));
  }

  @Route('POST', '/', {
    maxBody: 1024,
    summary: 'Create a draft',
    status: 201,
    answer: AdminPostDto,
    errors: [422],
  })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminPostInput): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.create(actor, parsePostValues(input)));
  }

  @Route('PUT', ':id', {
    maxBody: 1024,
    summary: 'Update a post; its old slug redirects to the new one',
    answer: AdminPostDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminPostDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: AdminPostChange,
  ): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(
      await this.posts.save(actor, id, version, parsePostValues(input), (post) =>
        this.view.toAdminPostDto(post),
      ),
    );
  }

  @Route('POST', ':id/status', {
    summary: 'Publish, schedule or withdraw a post',
    answer: AdminPostDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminPostDto } },
  })
  async changeStatus(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { step, publish_at: at }: AdminPostStep,
  ): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(
      await this.posts.changeStatus(actor, id, step, at ? parseTimestamp(at) : null),
    );
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a post; the URL of a published one returns 410',
    answer: AdminPostDto,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.remove(actor, id));
  }

  @Route('POST', ':id/restore', { summary: 'Restore a deleted post', answer: AdminPostDto, errors: [404] })
  async restore(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.restore(actor, id));
  }
}

const toListQuery = ({
  search,
  status,
  category,
  tag,
  sort,
  order,
}: Omit<AdminPostsQuery, 'page' | 'page_size'>) => ({
  search: search || null,
  status: status ?? null,
  categoryId: category ?? null,
  tagId: tag ?? null,
  sort,
  order,
});

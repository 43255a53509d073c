import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { parseTimestamp } from '@prostora/contracts';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  type Actor,
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  MaxBody,
  countPages,
  RequiresPermission,
} from '../../../platform/http/index.ts';
import { BlogPostAdminService } from './blog-post.admin.service.ts';
import { BlogPostViewService } from './blog-post-view.service.ts';
import { BlogListService } from './blog-list.service.ts';
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

@ApiTags('admin')
@Controller('admin/blog/posts')
@RequiresPermission('console')
export class BlogPostAdminController {
  constructor(
    private readonly posts: BlogPostAdminService,
    private readonly listing: BlogListService,
    private readonly view: BlogPostViewService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List posts in any status' })
  @ApiOkResponse({ type: AdminPostsAnswerDto })
  @ApiErrors(422)
  async list(@Query() query: AdminPostsQuery): Promise<AdminPostsAnswerDto> {
    const { page, page_size: pageSize, status } = query;
    const { posts, counts } = await this.listing.list({ ...toListQuery(query), page, pageSize });
    const total = counts[status ?? 'all'];
    return {
      items: posts.map(toAdminPostRowDto),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @ExportRoute('Export of the list of posts')
  export(@Query() { format, ...query }: AdminPostsExport): Promise<StreamableFile> {
    return createTableFile(
      adminBlog.list.title,
      format,
      postColumns,
      this.listing.streamAll(toListQuery(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One post for editing' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.getById(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({ summary: 'Create a draft' })
  @ApiCreatedResponse({ type: AdminPostDto })
  @ApiErrors(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminPostInput): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.create(actor, parsePostValues(input)));
  }

  @Put(':id')
  @MaxBody(1024)
  @ApiOperation({ summary: 'Update a post; its old slug redirects to the new one' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminPostDto })
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

  @Post(':id/status')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish, schedule or withdraw a post' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminPostDto })
  async changeStatus(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { step, publish_at: at }: AdminPostStep,
  ): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(
      await this.posts.changeStatus(actor, id, step, at ? parseTimestamp(at) : null),
    );
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a post; the URL of a published one returns 410' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminPostDto> {
    return this.view.toAdminPostDto(await this.posts.remove(actor, id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a deleted post' })
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(404)
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

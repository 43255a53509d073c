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
import { momentOf } from '@prostora/contracts';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import {
  type Actor,
  CurrentActor,
  Fails,
  FailsWith,
  IdParam,
  MaxBody,
  pagesOf,
  Requires,
} from '../../platform/http/index.ts';
import { BlogDesk } from './blog-desk.service.ts';
import { BlogEditing } from './blog-editing.service.ts';
import { BlogListing } from './blog-list.service.ts';
import {
  AdminPostChange,
  AdminPostDto,
  AdminPostInput,
  AdminPostsAnswerDto,
  AdminPostsExport,
  AdminPostsQuery,
  AdminPostStep,
} from './blog-post.admin.dto.ts';
import { postRow, postValues } from './blog-post.admin.mapper.ts';
import { postColumns } from './blog-post.columns.ts';

@ApiTags('admin')
@Controller('admin/blog/posts')
@Requires('console')
export class BlogPostAdminController {
  constructor(
    private readonly desk: BlogDesk,
    private readonly listing: BlogListing,
    private readonly editing: BlogEditing,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List posts in any status' })
  @ApiOkResponse({ type: AdminPostsAnswerDto })
  @Fails(422)
  async list(@Query() query: AdminPostsQuery): Promise<AdminPostsAnswerDto> {
    const { page, page_size: pageSize, status } = query;
    const { posts, counts } = await this.listing.list({ ...filterOf(query), page, pageSize });
    const total = counts[status ?? 'all'];
    return { items: posts.map(postRow), counts, page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @ExportRoute('Export of the list of posts')
  file(@Query() { format, ...query }: AdminPostsExport): Promise<StreamableFile> {
    return tableFile(adminBlog.list.title, format, postColumns, this.listing.exported(filterOf(query)));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One post for editing' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminPostDto> {
    return this.editing.answer(await this.desk.read(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({ summary: 'Create a draft' })
  @ApiCreatedResponse({ type: AdminPostDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminPostInput): Promise<AdminPostDto> {
    return this.editing.answer(await this.desk.add(actor, postValues(input)));
  }

  @Put(':id')
  @MaxBody(1024)
  @ApiOperation({ summary: 'Update a post; its old slug redirects to the new one' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminPostDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version, ...input }: AdminPostChange,
  ): Promise<AdminPostDto> {
    return this.editing.answer(
      await this.desk.save(actor, id, version, postValues(input), (post) => this.editing.answer(post)),
    );
  }

  @Post(':id/status')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish, schedule or withdraw a post' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminPostDto })
  async take(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { step, publish_at: at }: AdminPostStep,
  ): Promise<AdminPostDto> {
    return this.editing.answer(await this.desk.take(actor, id, step, at ? momentOf(at) : null));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a post; the URL of a published one returns 410' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminPostDto> {
    return this.editing.answer(await this.desk.remove(actor, id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo the deletion' })
  @ApiOkResponse({ type: AdminPostDto })
  @Fails(404)
  async restore(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminPostDto> {
    return this.editing.answer(await this.desk.restore(actor, id));
  }
}

const filterOf = ({
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

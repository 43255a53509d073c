import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, ApiErrorWith, IdPipe, Public } from '../../../platform/http/index.ts';
import { BlogAnswerDto, BlogListQuery, BlogPostAnswerDto, BlogPostDto } from './blog.dto.ts';
import { toBlogAnswerDto, toBlogPostDto, toBlogPostAnswerDto } from './blog.mapper.ts';
import { BlogPreviewService } from './blog-preview.service.ts';
import { BlogReaderService } from './blog-reader.service.ts';

@ApiTags('blog')
@Controller('blog')
export class BlogController {
  constructor(
    private readonly reader: BlogReaderService,
    private readonly previews: BlogPreviewService,
  ) {}

  @Get()
  @Public()
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Published posts, newest first, twelve per page; optionally of a category or tag',
  })
  @ApiOkResponse({ type: BlogAnswerDto })
  async list(@Query() { page, category, tag }: BlogListQuery): Promise<BlogAnswerDto> {
    return toBlogAnswerDto(
      await this.reader.list({ page, category: category || null, tag: tag || null }),
      page,
    );
  }

  @Get('preview/:id/:token')
  @Public()
  @ApiErrors(404)
  @ApiOperation({ summary: 'A post by its preview link, published or not' })
  @ApiOkResponse({ type: BlogPostDto })
  async preview(@Param('id', IdPipe) id: number, @Param('token') token: string): Promise<BlogPostDto> {
    return toBlogPostDto(await this.reader.render(await this.previews.getByToken(id, token)));
  }

  @Get(':slug')
  @Public()
  @ApiErrors(410)
  @ApiErrorWith(404, { redirect_to_url: { type: 'string', description: 'New URL of the post.' } })
  @ApiOperation({
    summary:
      'A published post with its table of contents, related posts and neighbours; 410 if deleted, 404 with `redirect_to_url` if moved',
  })
  @ApiOkResponse({ type: BlogPostAnswerDto })
  async read(@Param('slug') slug: string): Promise<BlogPostAnswerDto> {
    return toBlogPostAnswerDto(await this.reader.getBySlug(slug));
  }
}

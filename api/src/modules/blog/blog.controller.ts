import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, FailsWith, IdParam, Public } from '../../platform/http/index.ts';
import { BlogAnswerDto, BlogListQuery, BlogPostAnswerDto, BlogPostDto } from './blog.dto.ts';
import { blogAnswer, blogPost, blogPostAnswer } from './blog.mapper.ts';
import { BlogPreviews } from './blog-preview.service.ts';
import { BlogReader } from './blog-reader.service.ts';

@ApiTags('blog')
@Controller('blog')
export class BlogController {
  constructor(
    private readonly reader: BlogReader,
    private readonly previews: BlogPreviews,
  ) {}

  @Get()
  @Public()
  @Fails(404, 422)
  @ApiOperation({
    summary: 'Published posts, newest first, twelve per page; optionally of a category or tag',
  })
  @ApiOkResponse({ type: BlogAnswerDto })
  async list(@Query() { page, category, tag }: BlogListQuery): Promise<BlogAnswerDto> {
    return blogAnswer(await this.reader.list({ page, category: category || null, tag: tag || null }), page);
  }

  @Get('preview/:id/:token')
  @Public()
  @Fails(404)
  @ApiOperation({ summary: 'A post by its preview link, published or not' })
  @ApiOkResponse({ type: BlogPostDto })
  async preview(@Param('id', IdParam) id: number, @Param('token') token: string): Promise<BlogPostDto> {
    return blogPost(await this.reader.filled(await this.previews.read(id, token)));
  }

  @Get(':slug')
  @Public()
  @Fails(410)
  @FailsWith(404, { redirect_to_url: { type: 'string', description: 'New URL of the post.' } })
  @ApiOperation({
    summary:
      'A published post with its table of contents, related posts and neighbours; 410 if deleted, 404 with `redirect_to_url` if moved',
  })
  @ApiOkResponse({ type: BlogPostAnswerDto })
  async read(@Param('slug') slug: string): Promise<BlogPostAnswerDto> {
    return blogPostAnswer(await this.reader.read(slug));
  }
}

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
  @ApiOperation({ summary: 'Published posts, the newest first, twelve a page; of a category or a tag' })
  @ApiOkResponse({ type: BlogAnswerDto })
  async list(@Query() { page, category, tag }: BlogListQuery): Promise<BlogAnswerDto> {
    return blogAnswer(await this.reader.list({ page, category: category || null, tag: tag || null }), page);
  }

  @Get('preview/:id/:token')
  @Public()
  @Fails(404)
  @ApiOperation({ summary: 'A post that may not be out yet, by the secret link of its preview' })
  @ApiOkResponse({ type: BlogPostDto })
  async preview(@Param('id', IdParam) id: number, @Param('token') token: string): Promise<BlogPostDto> {
    return blogPost(await this.reader.filled(await this.previews.read(id, token)));
  }

  @Get(':slug')
  @Public()
  @Fails(410)
  @FailsWith(404, { redirect_to_url: { type: 'string', description: 'Where the post has moved.' } })
  @ApiOperation({
    summary:
      'A published post with its contents, related posts and neighbours; 410 where it was deleted, 404 with `redirect_to_url` where it moved',
  })
  @ApiOkResponse({ type: BlogPostAnswerDto })
  async read(@Param('slug') slug: string): Promise<BlogPostAnswerDto> {
    return blogPostAnswer(await this.reader.read(slug));
  }
}

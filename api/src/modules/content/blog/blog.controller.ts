import { Param, Query } from '@nestjs/common';
import { IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { BlogAnswerDto, BlogListQuery, BlogPostAnswerDto, BlogPostDto } from './blog.dto.ts';
import { toBlogAnswerDto, toBlogPostDto, toBlogPostAnswerDto } from './blog.mapper.ts';
import { BlogPreviewService } from './blog-preview.service.ts';
import { BlogReaderService } from './blog-reader.service.ts';

@Routes('blog', { tag: 'blog' })
export class BlogController {
  constructor(
    private readonly reader: BlogReaderService,
    private readonly previews: BlogPreviewService,
  ) {}

  @Route('GET', '/', {
    access: 'public',
    summary: 'Published posts, newest first, twelve per page; optionally of a category or tag',
    answer: BlogAnswerDto,
    errors: [404, 422],
  })
  async list(@Query() { page, category, tag }: BlogListQuery): Promise<BlogAnswerDto> {
    return toBlogAnswerDto(
      await this.reader.list({ page, category: category || null, tag: tag || null }),
      page,
    );
  }

  @Route('GET', 'preview/:id/:token', {
    access: 'public',
    summary: 'A post by its preview link, published or not',
    answer: BlogPostDto,
    errors: [404],
  })
  async preview(@Param('id', IdPipe) id: number, @Param('token') token: string): Promise<BlogPostDto> {
    return toBlogPostDto(await this.reader.render(await this.previews.getByToken(id, token)));
  }

  @Route('GET', ':slug', {
    access: 'public',
    summary:
      'A published post with its table of contents, related posts and neighbours; 410 if deleted, 404 with `redirect_to_url` if moved',
    answer: BlogPostAnswerDto,
    errors: [410],
    errorsWith: { 404: { redirect_to_url: { type: 'string', description: 'New URL of the post.' } } },
  })
  async read(@Param('slug') slug: string): Promise<BlogPostAnswerDto> {
    return toBlogPostAnswerDto(await this.reader.getBySlug(slug));
  }
}

import { Param, Query } from '@nestjs/common';
import { Route, Routes } from '../../platform/http/index.ts';
import { ContentAnswerDto, ContentQuery } from './content.dto.ts';
import { toContentAnswerDto } from './content.mapper.ts';
import { PublishedContentService } from './published-content.service.ts';

@Routes('content', { tag: 'content' })
export class ContentController {
  constructor(private readonly published: PublishedContentService) {}

  @Route('POST', ':slug', {
    access: 'public',
    summary: 'A published content page; read-only despite POST',
    answer: ContentAnswerDto,
    errors: [404, 422],
  })
  async read(@Param('slug') slug: string, @Query() { version }: ContentQuery): Promise<ContentAnswerDto> {
    return toContentAnswerDto(await this.published.getPage(slug, version ?? null));
  }
}

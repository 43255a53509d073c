import { Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { GlobalSearchAnswerDto, GlobalSearchQuery } from './global-search.dto.ts';
import { toGlobalSearchAnswerDto } from './global-search.mapper.ts';
import { GlobalSearchService } from './global-search.service.ts';

@Routes('admin/search', { tag: 'admin' })
export class GlobalSearchController {
  constructor(private readonly globalSearch: GlobalSearchService) {}

  @Route('GET', '/', {
    access: 'console',
    summary:
      'Search spaces, users, customers, reservations, inquiries, orders and SEO pages by text or number.',
    answer: GlobalSearchAnswerDto,
    errors: [422],
  })
  async find(@Query() { q }: GlobalSearchQuery): Promise<GlobalSearchAnswerDto> {
    return toGlobalSearchAnswerDto(await this.globalSearch.find(q));
  }
}

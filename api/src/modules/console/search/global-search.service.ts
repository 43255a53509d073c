import { Injectable } from '@nestjs/common';
import type { SearchResult } from './global-search.kinds.ts';
import { GlobalSearchRepository } from './global-search.repository.ts';

/** Global search of the console. */
@Injectable()
export class GlobalSearchService {
  constructor(private readonly globalSearch: GlobalSearchRepository) {}

  /** At most five results per kind, best first. */
  find(text: string): Promise<SearchResult[]> {
    return this.globalSearch.find(text.normalize('NFC').replace(/\s+/gu, ' '));
  }
}

import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../../seo/index.ts';
import { BuildingAdminRepository } from './building.admin.repository.ts';

/** Pages of buildings; a building let as one space has no page of its own. */
@Injectable()
export class BuildingSitemapService extends SitemapSource {
  readonly section = 'budovy';

  constructor(private readonly repository: BuildingAdminRepository) {
    super();
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    for await (const { slug, changed_at } of this.repository.streamPublic())
      yield { path: urls.building(slug), lastModified: new Date(changed_at) };
  }
}

import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { BuildingDirectoryRepository } from './building-directory.repository.ts';

/** Pages of buildings; a building let as one space has no page of its own. */
@Injectable()
export class BuildingSitemap extends SitemapSource {
  readonly section = 'budovy';

  constructor(private readonly directory: BuildingDirectoryRepository) {
    super();
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    for await (const { slug, changed_at } of this.directory.shown())
      yield { path: urls.building(slug), lastModified: new Date(changed_at) };
  }
}

import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../../seo/index.ts';
import { PublicProgramService } from './public-program.service.ts';

/** Programs of buildings; one without an event is not indexed. */
@Injectable()
export class PublicProgramSitemapService extends SitemapSource {
  readonly section = 'program';

  constructor(private readonly program: PublicProgramService) {
    super();
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    for (const { slug, updatedAt } of await this.program.listBuildings())
      yield { path: urls.buildingProgram(slug), lastModified: updatedAt };
  }
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { LocationsService } from '../../geo/index.ts';
import { SeoUrlsService, type SeoUrlTable } from '../../seo/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import { CatalogRepository } from './catalog.repository.ts';
import { CatalogReference } from './catalog-reference.ts';
import { buildVocabulary } from '../sentence/build-vocabulary.ts';
import { SentenceParser } from '../sentence/sentence-parser.ts';

/** Values of filters and SEO URLs, needed to resolve queries and to build URLs. Replaced as a whole. */
export type ReferenceData = { readonly reference: CatalogReference; readonly seoUrls: SeoUrlTable };

/** Reference data in memory, read with the catalogue of this process. */
@Injectable()
export class CatalogReferenceStore {
  private current: ReferenceData | null = null;
  private sentences: { readonly vocabulary: string; readonly parser: SentenceParser } | null = null;
  private lastReload: Promise<void> = Promise.resolve();

  constructor(
    private readonly locations: LocationsService,
    private readonly taxonomy: TaxonomyService,
    private readonly seo: SeoUrlsService,
    private readonly entries: CatalogRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError UNAVAILABLE until they are read */
  getCurrent(): ReferenceData {
    if (this.current === null) throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.current;
  }

  /** @throws DomainError UNAVAILABLE until the reference data are read */
  getSentenceParser(): SentenceParser {
    if (this.sentences === null) throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.sentences.parser;
  }

  /** Filter values in any process; read from the database in one without the catalogue. */
  async loadReference(): Promise<CatalogReference> {
    return (
      this.current?.reference ??
      new CatalogReference(await this.locations.getTree(), await this.taxonomy.loadSnapshot())
    );
  }

  /** Reloads run one after another: an older read must not replace a newer one. */
  reload(): Promise<void> {
    const reload = this.lastReload.then(() => this.read());
    this.lastReload = reload.catch(() => undefined);
    return reload;
  }

  private async read(): Promise<void> {
    this.locations.invalidate();
    this.seo.invalidate();
    const [tree, taxonomy, seoUrls, synonyms] = await this.unitOfWork.runInOwnContext(() =>
      Promise.all([
        this.locations.getTree(),
        this.taxonomy.loadSnapshot(),
        this.seo.getTable(),
        this.entries.listSynonyms(),
      ]),
    );
    const words = buildVocabulary(tree, taxonomy, synonyms);
    // Building a parser takes about 100 ms, and most reloads are about SEO URLs.
    const vocabulary = JSON.stringify(words);
    if (this.sentences?.vocabulary !== vocabulary)
      this.sentences = { vocabulary, parser: new SentenceParser(words) };
    this.current = { reference: new CatalogReference(tree, taxonomy), seoUrls };
  }
}

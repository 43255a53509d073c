import { CatalogIndexLoader } from './catalog-index-loader.ts';
import { CatalogIndexMetrics } from './catalog-index-metrics.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import { CatalogReferenceStore } from './catalog-reference-store.ts';
import { InMemoryCatalogSearch } from './in-memory-catalog-search.ts';
import { CatalogSearch } from './catalog-search.ts';
import { OfferTermsRepository } from './offer-terms.repository.ts';

/** The index of this process and the search over it. */
export const CATALOG_INDEX_PROVIDERS = [
  OfferTermsRepository,
  CatalogIndexMetrics,
  CatalogIndexLoader,
  CatalogReferenceStore,
  CatalogIndexStore,
  { provide: CatalogSearch, useClass: InMemoryCatalogSearch },
];

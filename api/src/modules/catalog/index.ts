export { CatalogEntry } from './catalog-entry.entity.ts';

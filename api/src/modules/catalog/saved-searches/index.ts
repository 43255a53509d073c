export { SavedSearch } from './saved-search.entity.ts';
export { SavedSearchMark } from './saved-search-mark.entity.ts';
export { SavedSearchesModule } from './saved-searches.module.ts';

export { SavedSearch } from './saved-search.entity.ts';
export { SavedSearchMark } from './saved-search-mark.entity.ts';
export { SAVED_SEARCH_MAILS } from './saved-search-mails.templates.ts';
export { SavedSearchesModule } from './saved-searches.module.ts';

/** Id of the search input; other pages link to „/#hledat“. */
export const SEARCH_FIELD = 'hledat';

/** Fields of the event; that of days holds the hours, that of guests their layout. */
export type PanelName = 'search' | 'location' | 'purpose' | 'dates' | 'guests' | 'price' | 'attributes';

/** Filters that open a panel; the text search has only its suggestions. */
export type FilterName = Exclude<PanelName, 'search'>;

/** Id of the button that opens a panel; the panel finds it to give the focus back. */
export const openerId = (name: FilterName): string => `open-${name}`;

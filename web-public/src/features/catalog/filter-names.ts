/** Id of the search input; other pages link to „/#hledat“. */
export const SEARCH_FIELD = 'hledat';

/** Fields of the event bar, in its order. */
export const EVENT_FIELDS = ['dates', 'hours', 'guests', 'layout', 'price'] as const;
export type EventFieldName = (typeof EVENT_FIELDS)[number];
export type PanelName = 'search' | 'location' | 'purpose' | EventFieldName | 'attributes';

/** Filters that open a panel; the text search has only its suggestions. */
export type FilterName = Exclude<PanelName, 'search'>;

/** Id of the button that opens a panel; the panel finds it to give the focus back. */
export const openerId = (name: FilterName, anchor: 'bar' | 'row'): string => `open-${anchor}-${name}`;

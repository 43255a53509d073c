import type { Calls } from './calls.ts';
import type {
  CalendarExportAnswer,
  CalendarFeedAnswer,
  CalendarPreview,
  DoneAnswer,
  SpaceCalendarsAnswer,
} from './generated/types.gen.ts';

/** Calendar feeds and exports. */
export const calendarCalls = ({ get, write }: Calls) => ({
  ofSpace: (spaceId: number, signal?: AbortSignal) =>
    get<SpaceCalendarsAnswer>(`calendars/space/${spaceId}`, undefined, signal),
  /** Creates a new secret URL; the former one stops working. */
  exportSpace: (spaceId: number) => write<CalendarExportAnswer>('POST', `calendars/space/${spaceId}/export`),
  stopSpaceExport: (spaceId: number) =>
    write<CalendarExportAnswer>('DELETE', `calendars/space/${spaceId}/export`),
  ofOwner: (signal?: AbortSignal) => get<CalendarExportAnswer>('calendars/export', undefined, signal),
  exportAll: () => write<CalendarExportAnswer>('POST', 'calendars/export'),
  stopExport: () => write<CalendarExportAnswer>('DELETE', 'calendars/export'),
  preview: (space_id: number, url: string) =>
    write<CalendarPreview>('POST', 'calendars/preview', { space_id, url }),
  addFeed: (space_id: number, name: string, url: string) =>
    write<CalendarFeedAnswer>('POST', 'calendars/feeds', { space_id, name, url }),
  refreshFeed: (id: number) => write<CalendarFeedAnswer>('POST', `calendars/feeds/${id}/refresh`),
  removeFeed: (id: number) => write<DoneAnswer>('DELETE', `calendars/feeds/${id}`),
});

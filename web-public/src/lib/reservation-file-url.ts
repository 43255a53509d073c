import { buildUrl, type DownloadReservationCalendarData } from '@prostora/api-client';

const URL: DownloadReservationCalendarData['url'] = '/api/reservations/{id}/{token}/rezervace.ics';

/** URL of the calendar file: a plain link, the only kind phones open in the calendar. */
export const buildReservationFileUrl = (id: number, token: string): string =>
  buildUrl({ url: URL, path: { id, token } });

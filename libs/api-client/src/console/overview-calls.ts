import type { Calls } from '../calls.ts';
import type { DashboardAnswer, EverythingAnswer } from '../generated/types.gen.ts';

/** So many last days, or a period of one's own: days of Prague, both included. */
export type DashboardQuery = { days: 7 | 30 | 90 | 365 } | { from: string; to: string };

/** The operator's overview, and whatever a text may mean. */
export const overviewCalls = ({ get }: Calls) => ({
  dashboard: (query: DashboardQuery, signal?: AbortSignal) => get<DashboardAnswer>('admin/dashboard', query, signal),
  search: (q: string, signal?: AbortSignal) => get<EverythingAnswer>('admin/search', { q }, signal),
});

import type { Calls } from '../calls.ts';
import type {
  DashboardAnswer,
  GlobalSearchAnswer,
  ListedWaitingKind,
  RemindableKind,
  ReminderAnswer,
  WaitingListPage,
} from '../generated/types.gen.ts';

/** The last days, or a custom period of Prague days, both included. */
export type DashboardQuery = { days: 7 | 30 | 90 | 365 } | { from: string; to: string };

/** Dashboard, waiting items and global search. */
export const overviewCalls = ({ get, write }: Calls) => ({
  dashboard: (query: DashboardQuery, signal?: AbortSignal) =>
    get<DashboardAnswer>('admin/dashboard', query, signal),
  waiting: (query: { kind?: ListedWaitingKind; page?: number; page_size?: number }, signal?: AbortSignal) =>
    get<WaitingListPage>('admin/waiting', query, signal),
  remind: (kind: RemindableKind, id: number) =>
    write<ReminderAnswer>('POST', 'admin/waiting/remind', { kind, id }),
  search: (q: string, signal?: AbortSignal) => get<GlobalSearchAnswer>('admin/search', { q }, signal),
});

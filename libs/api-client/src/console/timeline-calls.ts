import type { Calls } from '../calls.ts';
import type {
  AdminSpaceDetail,
  AdminSpaceStatistics,
  TimelineAnswer,
  TimelineKind,
} from '../generated/types.gen.ts';

export type TimelineSubject = 'space' | 'user' | 'customer' | 'reservation' | 'inquiry' | 'order';
export type TimelineQuery = {
  subject_type: TimelineSubject;
  subject_id: number;
  /** All kinds when empty. */
  kinds?: readonly TimelineKind[];
  cursor?: string;
  page_size?: number;
};

/** Timelines, paged by cursor. */
export const createTimelineCall =
  ({ get }: Calls) =>
  ({ kinds = [], ...query }: TimelineQuery, signal?: AbortSignal) =>
    get<TimelineAnswer>(
      'admin/timeline',
      { ...query, ...(kinds.length > 0 && { kind: kinds.join(',') }) },
      signal,
    );

/** A space in the console. */
export const spaceAdminCalls = ({ get }: Calls) => ({
  read: (id: number, signal?: AbortSignal) => get<AdminSpaceDetail>(`admin/spaces/${id}`, undefined, signal),
  statistics: (id: number, signal?: AbortSignal) =>
    get<AdminSpaceStatistics>(`admin/spaces/${id}/figures`, undefined, signal),
});

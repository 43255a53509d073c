import type { Calls } from '../calls.ts';
import type {
  AdminSpaceDetail,
  AdminSpaceFigures,
  TimelineAnswer,
  TimelineKind,
} from '../generated/types.gen.ts';

export type TimelineSubject = 'space' | 'user' | 'customer' | 'reservation' | 'inquiry' | 'order';
export type TimelineQuery = {
  subject_type: TimelineSubject;
  subject_id: number;
  /** None: all of them. */ kinds?: readonly TimelineKind[];
  cursor?: string;
  page_size?: number;
};

/** Stories of things, a page at a time by the cursor. */
export const timelineCall =
  ({ get }: Calls) =>
  ({ kinds = [], ...query }: TimelineQuery, signal?: AbortSignal) =>
    get<TimelineAnswer>(
      'admin/timeline',
      { ...query, ...(kinds.length > 0 && { kind: kinds.join(',') }) },
      signal,
    );

/** One space by its number. */
export const spaceAdminCalls = ({ get }: Calls) => ({
  read: (id: number, signal?: AbortSignal) => get<AdminSpaceDetail>(`admin/spaces/${id}`, undefined, signal),
  figures: (id: number, signal?: AbortSignal) =>
    get<AdminSpaceFigures>(`admin/spaces/${id}/figures`, undefined, signal),
});

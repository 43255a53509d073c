import type { AuditAnswer, DoneAnswer, SpaceReviewsAnswer } from './generated/types.gen.ts';
import type { Calls } from './calls.ts';
import { buildingAdminCalls } from './console/building-calls.ts';
import { membershipAdminCalls } from './console/membership-calls.ts';
import { overviewCalls } from './console/overview-calls.ts';
import { operationsCalls } from './console/operations-calls.ts';
import { peopleCalls } from './console/people-calls.ts';
import { reservationAdminCalls } from './console/reservation-calls.ts';
import { spaceAdminCalls, createTimelineCall } from './console/timeline-calls.ts';
import { seoCalls } from './console/seo-calls.ts';
import { taxonomyCalls } from './console/taxonomy-calls.ts';
import { viewCalls } from './console/view-calls.ts';
import { blogAdminCalls } from './console/blog-calls.ts';
import { imageCalls } from './console/image-calls.ts';
import { contentCalls } from './console/content-calls.ts';
import { siteCalls } from './console/site-calls.ts';

type PageQuery = { page?: number; page_size?: number };
export type AuditQuery = PageQuery & {
  subject_type?: string;
  subject_id?: number;
  actor_id?: number;
  action?: string;
  search?: string;
  from?: string;
  to?: string;
};
/** Calls of the operator. */
export const consoleCalls = ({ get, write }: Calls) => ({
  ...siteCalls({ get, write }),
  ...contentCalls({ get, write }),
  ...imageCalls({ get, write }),
  ...blogAdminCalls({ get, write }),
  ...overviewCalls({ get, write }),
  ...operationsCalls({ get, write }),
  ...viewCalls({ get, write }),
  ...taxonomyCalls({ get, write }),
  audit: (query: AuditQuery, signal?: AbortSignal) => get<AuditAnswer>('admin/audit', query, signal),
  ...peopleCalls({ get, write }),
  ...membershipAdminCalls({ get, write }),
  reviews: {
    list: (query: PageQuery, signal?: AbortSignal) =>
      get<SpaceReviewsAnswer>('admin/space-reviews', query, signal),
    close: (id: number, changed_at?: string) =>
      write<DoneAnswer>(
        'POST',
        `admin/space-reviews/${id}/close`,
        changed_at === undefined ? undefined : { changed_at },
      ),
  },
  seoUrls: seoCalls({ get, write }),
  reservations: reservationAdminCalls({ get, write }),
  timeline: createTimelineCall({ get, write }),
  buildings: buildingAdminCalls({ get, write }),
  spaces: spaceAdminCalls({ get, write }),
});

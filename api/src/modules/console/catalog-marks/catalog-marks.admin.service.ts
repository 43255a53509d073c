import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CatalogMarksService, type CatalogBacklog, type FailingSpace } from '../../catalog/index.ts';

const MAX_SHOWN = 50;
/** Audit subject; marks have no ids. */
const AUDIT_SUBJECT = { type: 'queue', id: 0 } as const;

export type CatalogMarks = CatalogBacklog & { spaces: FailingSpace[] };

/** Reindexing backlog of the catalogue, for the operator. */
@Injectable()
export class CatalogMarksAdminService {
  constructor(
    private readonly marks: CatalogMarksService,
    private readonly audit: AuditTrailService,
  ) {}

  async getState(): Promise<CatalogMarks> {
    return { ...(await this.marks.getBacklog()), spaces: await this.marks.listFailing(MAX_SHOWN) };
  }

  /** Retries one failing space, or all if `spaceId` is null; returns the count. */
  async retry(actor: Actor, spaceId: number | null): Promise<number> {
    const retried = await this.marks.retryFailing(spaceId);
    if (retried > 0)
      await this.audit.record(
        actor,
        'queue.retry-all',
        AUDIT_SUBJECT,
        {},
        { queue: 'catalog', jobs: retried, ...(spaceId !== null && { space_id: spaceId }) },
      );
    return retried;
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { CatalogMarksService, type DirtyFigures, type FailingSpace } from '../catalog/index.ts';

const SHOWN = 50;
/** Audit subject; marks have no ids. */
const SUBJECT = { type: 'queue', id: 0 } as const;

export type CatalogMarks = DirtyFigures & { spaces: FailingSpace[] };

/** Reindexing backlog of the catalogue, for the operator. */
@Injectable()
export class CatalogMarksAdminService {
  constructor(
    private readonly marks: CatalogMarksService,
    private readonly audit: AuditTrail,
  ) {}

  async state(): Promise<CatalogMarks> {
    return { ...(await this.marks.figures()), spaces: await this.marks.failing(SHOWN) };
  }

  /** Retries one failing space, or all if `spaceId` is null; returns the count. */
  async retry(actor: Actor, spaceId: number | null): Promise<number> {
    const retried = await this.marks.retry(spaceId);
    if (retried > 0)
      await this.audit.record(
        actor,
        'queue.retry-all',
        SUBJECT,
        {},
        { queue: 'catalog', jobs: retried, ...(spaceId !== null && { space_id: spaceId }) },
      );
    return retried;
  }
}

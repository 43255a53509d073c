import { Injectable } from '@nestjs/common';
import { DomainError, translateDatabaseError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationWorkflowService } from './reservation-workflow.service.ts';

export type BulkConfirmationItem = { readonly id: number; readonly sequence: number };
/** `error` is null for a confirmed reservation. */
export type BulkConfirmationResult = { id: number; error: DomainError | null };

/** Confirms several requests at their shown prices, each with all of its event in a transaction of its own. */
@Injectable()
export class BulkConfirmationService {
  constructor(private readonly workflow: ReservationWorkflowService) {}

  /** A refused item does not stop the others; an unexpected error does. */
  async confirm(actor: Actor, items: readonly BulkConfirmationItem[]): Promise<BulkConfirmationResult[]> {
    const results: BulkConfirmationResult[] = [];
    for (const { id, sequence } of items)
      results.push({ id, error: await this.confirmOne(actor, id, sequence) });
    return results;
  }

  private async confirmOne(actor: Actor, id: number, sequence: number): Promise<DomainError | null> {
    try {
      await this.workflow.confirm(actor, id, {
        priceHaler: null,
        message: null,
        sequence,
        scope: 'all',
        isRequestOnly: true,
      });
      return null;
    } catch (error) {
      const reason = error instanceof DomainError ? error : translateDatabaseError(error);
      if (reason) return reason;
      throw error;
    }
  }
}

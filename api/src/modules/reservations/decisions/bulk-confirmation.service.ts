import { Injectable } from '@nestjs/common';
import { DomainError, translateDatabaseError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationWorkflowService } from './reservation-workflow.service.ts';

export type BulkConfirmationItem = { readonly id: number; readonly sequence: number };
/** `proposed`: the price needs the guest. */
export type BulkConfirmationResult = {
  readonly id: number;
  readonly status: 'confirmed' | 'proposed' | 'failed';
  readonly error: DomainError | null;
};

/** Confirms several requests at their shown prices, each with all of its event in a transaction of its own. */
@Injectable()
export class BulkConfirmationService {
  constructor(private readonly workflow: ReservationWorkflowService) {}

  /** A refused item does not stop the others; an unexpected error does. */
  async confirm(actor: Actor, items: readonly BulkConfirmationItem[]): Promise<BulkConfirmationResult[]> {
    const results: BulkConfirmationResult[] = [];
    for (const { id, sequence } of items) results.push(await this.confirmOne(actor, id, sequence));
    return results;
  }

  private async confirmOne(actor: Actor, id: number, sequence: number): Promise<BulkConfirmationResult> {
    try {
      const { status } = await this.workflow.confirm(actor, id, {
        priceHaler: null,
        message: null,
        sequence,
        scope: 'all',
        isRequestOnly: true,
      });
      return { id, status: status === 'confirmed' ? 'confirmed' : 'proposed', error: null };
    } catch (error) {
      const reason = error instanceof DomainError ? error : translateDatabaseError(error);
      if (reason) return { id, status: 'failed', error: reason };
      throw error;
    }
  }
}

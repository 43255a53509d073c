import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AgreedReservationsService, isAgreed, type CancelledBy } from '../../reservations/decisions/index.ts';
import { dealNotFound } from '../deal.errors.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { listLive } from '../deal.states.ts';
import { DealSummariesService, type DealWithSummary } from '../deal-summaries.service.ts';

/** Reads, locks and confirms deals. */
@Injectable()
export class DealStepsService {
  constructor(
    private readonly deals: DealRepository,
    private readonly summaries: DealSummariesService,
    private readonly reservations: AgreedReservationsService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param authorize throws to those who may not read it
   * @throws DomainError NOTFOUND
   */
  async get(id: number, authorize: (record: DealRecord) => void): Promise<DealWithSummary> {
    const deal = await this.summaries.find(id);
    if (!deal || deal.record.deal.anonymizedAt !== null) throw dealNotFound();
    authorize(deal.record);
    return deal;
  }

  /**
   * Runs a step of a locked deal, then confirms its reservations if nothing is waited for any more. The lock order is that
   * of reservations: schedules, reservations, deal.
   */
  async run(
    actor: Actor,
    id: number,
    by: CancelledBy,
    {
      authorize,
      step,
    }: { authorize: (record: DealRecord) => void; step: (deal: DealWithSummary) => Promise<void> },
  ): Promise<DealWithSummary> {
    const { record: read } = await this.get(id, authorize);
    return this.unit.run(async () => {
      const [first] = read.reservations;
      if (first) await this.reservations.lock(first.id);
      const record = await this.deals.findForUpdate(id);
      if (!record) throw dealNotFound();
      authorize(record);
      await step(await this.summaries.summarize(record));
      await this.confirmWhereOpen(actor, id, by);
      return this.getLocked(id);
    });
  }

  async record(
    actor: Actor,
    { deal }: DealRecord,
    action: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(actor, `deal.${action}`, { type: 'deal', id: deal.id }, {}, after);
  }

  private async confirmWhereOpen(actor: Actor, id: number, by: CancelledBy): Promise<void> {
    const { record, state } = await this.getLocked(id);
    const held = listLive(record, this.clock.now()).filter((one) => one.status === 'pending');
    const isWaiting = state.gates.some((gate) => gate.state === 'closed');
    if (held.length === 0 || isWaiting || !held.every(isAgreed)) return;
    await this.reservations.confirm(actor, held, by);
  }

  private async getLocked(id: number): Promise<DealWithSummary> {
    const deal = await this.summaries.find(id);
    if (!deal) throw dealNotFound();
    return deal;
  }
}

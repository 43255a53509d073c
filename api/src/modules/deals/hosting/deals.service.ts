import { Injectable } from '@nestjs/common';
import { addDays, isOutgoing, type PaymentMethod } from '@prostora/contracts';
import type { DealGate } from '@prostora/rental-terms';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  AgreedReservationsService,
  resolveHost,
  type CancelledBy,
} from '../../reservations/decisions/index.ts';
import type { CancellationPreview } from '../cancellation/cancellation-preview.ts';
import { DealCancellationService, type ShownPreview } from '../cancellation/deal-cancellation.service.ts';
import type { Tenant } from '../deal.entity.ts';
import {
  dealNotFound,
  dealState,
  gatesClosed,
  instalmentPaid,
  overpaid,
  waiverReasonRequired,
} from '../deal.errors.ts';
import { assertMayActOnDeal } from '../deal.policy.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { isClosable } from '../deal.states.ts';
import { InstalmentPaymentsPort } from '../instalment-payments-port.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealStepsService } from '../steps/deal-steps.service.ts';

export type EnteredPayment = {
  readonly amountHaler: number;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly isInPerson: boolean;
  readonly note: string;
};
export type HostCancellation = ShownPreview & {
  /** All that may be cancelled if empty. */
  readonly reservationIds: readonly number[];
  readonly reason: string | null;
};

/** Days that a payment may be entered after it. */
const PAST_DAYS = 366;

/** Steps of the owner with a deal. */
@Injectable()
export class DealsService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly deals: DealRepository,
    private readonly payments: InstalmentPaymentsPort,
    private readonly cancellations: DealCancellationService,
    private readonly reservations: AgreedReservationsService,
    private readonly clock: Clock,
  ) {}

  get(actor: Actor, id: number): Promise<DealWithSummary> {
    return this.steps.get(id, (record) => assertMayActOnDeal(actor, record, 'price'));
  }

  /**
   * Confirms agreed reservations; a shut gate is waived for a reason.
   * @throws DomainError GATES_CLOSED, REASON_REQUIRED, DEAL_STATE when nothing waits to be confirmed
   */
  confirm(
    actor: Actor,
    id: number,
    { waive, reason }: { waive: readonly DealGate[]; reason: string | null },
  ): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record, state }) => {
      if (state.stage !== 'option') throw dealState();
      const shut = state.gates.filter((gate) => gate.state === 'closed').map(({ gate }) => gate);
      if (shut.some((gate) => !waive.includes(gate))) throw gatesClosed();
      if (shut.length > 0 && reason === null) throw waiverReasonRequired();
      for (const gate of shut)
        this.deals.createWaiver({
          deal: record.deal,
          gate,
          reason: reason ?? '',
          user: actor.userId,
          at: this.clock.now(),
        });
      await this.deals.flush();
      if (shut.length > 0) await this.steps.record(actor, record, 'waive', { gates: shut });
    });
  }

  /**
   * Enters what was paid of an instalment, in or out.
   * @throws DomainError ALREADY_PAID, VALIDATION on `amount` and `paid_on`
   */
  pay(actor: Actor, id: number, instalmentId: number, payment: EnteredPayment): Promise<DealWithSummary> {
    const today = this.clock.today();
    if (payment.paidOn > today) throw createFieldError('paid_on', fieldError('paidInFuture'));
    if (payment.paidOn < addDays(today, -PAST_DAYS))
      throw createFieldError('paid_on', fieldError('paidTooLongAgo'));
    return this.run(actor, id, async ({ record, state }) => {
      const found = state.instalments.find(({ instalment }) => instalment.id === instalmentId);
      if (!found || found.state === 'void') throw dealNotFound();
      const openHaler = found.instalment.amountHaler - found.paidHaler;
      if (openHaler <= 0) throw instalmentPaid();
      if (payment.amountHaler > openHaler) throw overpaid(openHaler);
      await this.payments.recordByHand(actor, {
        ...payment,
        dealId: id,
        customerId: record.deal.customer.id,
        instalmentId,
        isOutgoing: isOutgoing(found.instalment),
      });
    });
  }

  saveTenant(actor: Actor, id: number, tenant: Tenant): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record }) => {
      record.deal.tenant = tenant;
      await this.deals.flush();
      await this.steps.record(actor, record, 'tenant', { kind: tenant.kind });
    });
  }

  /** Settled: nothing is owed and nothing is to come. */
  close(actor: Actor, id: number, reason: string): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record, state }) => {
      if (!isClosable(state)) throw dealState();
      Object.assign(record.deal, { closedAt: this.clock.now(), closedReason: reason });
      await this.deals.flush();
      await this.steps.record(actor, record, 'close', {});
    });
  }

  async previewCancellation(
    actor: Actor,
    id: number,
    reservationIds: readonly number[],
  ): Promise<CancellationPreview> {
    const { record } = await this.steps.get(id, (read) => assertMayActOnDeal(actor, read, 'write'));
    return this.cancellations.preview(
      record,
      this.cancellations.list(record, reservationIds),
      this.toSide(actor, record),
    );
  }

  /** @throws DomainError CANCELLATION_CHANGED with the present preview, REASON_REQUIRED */
  cancel(
    actor: Actor,
    id: number,
    { reservationIds, reason, ...shown }: HostCancellation,
  ): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record }) => {
      const cancelled = this.cancellations.list(record, reservationIds);
      const side = this.toSide(actor, record);
      await this.cancellations.assertPreview(record, cancelled, side, shown);
      await this.reservations.cancel(actor, cancelled, side, { reason, code: null });
    });
  }

  private toSide(actor: Actor, { deal, reservations }: DealRecord): CancelledBy {
    const spaceId = reservations[0]?.space.id ?? 0;
    return resolveHost(actor, { customerId: deal.customer.id, spaceId });
  }

  private async run(
    actor: Actor,
    id: number,
    step: (deal: DealWithSummary) => Promise<void>,
  ): Promise<DealWithSummary> {
    const authorize = (record: DealRecord): void => assertMayActOnDeal(actor, record, 'write');
    const { record } = await this.steps.get(id, authorize);
    return this.steps.run(actor, id, this.toSide(actor, record), { authorize, step });
  }
}

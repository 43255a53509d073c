import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import { InstalmentPaymentsPort, type HandPayment } from '../deals/index.ts';
import { PaymentRepository } from './payment.repository.ts';

/** Payments that owners enter by hand. */
@Injectable()
export class HandPaymentsService extends InstalmentPaymentsPort {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {
    super();
  }

  findPaid(instalmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.payments.findPaid(instalmentIds);
  }

  anonymize(dealIds: readonly number[]): Promise<void> {
    return this.payments.anonymize(dealIds);
  }

  async recordByHand(actor: Actor, payment: HandPayment): Promise<void> {
    const { dealId, customerId, instalmentId, amountHaler, isOutgoing, paidOn, method, isInPerson, note } =
      payment;
    const made = { madeBy: actor.userId, createdAt: this.clock.now() };
    const { id } = await this.payments.create(
      {
        ...made,
        customer: customerId,
        deal: dealId,
        amountHaler: isOutgoing ? -amountHaler : amountHaler,
        paidOn,
        method,
        inPerson: isInPerson,
        note,
      },
      { ...made, instalment: instalmentId, amountHaler },
    );
    await this.audit.record(
      actor,
      'payment.create',
      { type: 'deal', id: dealId },
      {},
      { payment_id: id, amount: amountHaler / 100, paid_on: paidOn, method },
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AgreedReservationsService } from '../../reservations/decisions/index.ts';
import type { CancellationPreview } from '../cancellation/cancellation-preview.ts';
import { DealCancellationService, type ShownPreview } from '../cancellation/deal-cancellation.service.ts';
import type { Tenant } from '../deal.entity.ts';
import type { DealRecord } from '../deal.repository.ts';
import { findGuest, listCancellable } from '../deal.states.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealStepsService } from '../steps/deal-steps.service.ts';
import { GuestDealAccessService, type DealGuestKey } from './guest-deal-access.service.ts';
import { DealCodesService } from '../codes/deal-codes.service.ts';

export type GuestCancellation = ShownPreview & {
  readonly reason: string | null;
  readonly code: string | null;
  readonly clientKey: string;
};
/** Steps of the guest with a deal. */
@Injectable()
export class GuestDealsService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly access: GuestDealAccessService,
    private readonly cancellations: DealCancellationService,
    private readonly reservations: AgreedReservationsService,
    private readonly codes: DealCodesService,
    private readonly clock: Clock,
  ) {}

  async previewCancellation(key: DealGuestKey): Promise<CancellationPreview> {
    const { record } = await this.access.get(key);
    return this.cancellations.preview(record, this.cancellations.list(record), 'guest');
  }

  /** What the guest's cancellation costs now, in haléře; null where nothing can be cancelled. */
  async findFeeNow(record: DealRecord): Promise<number | null> {
    const open = listCancellable(record, this.clock.now());
    return open.length === 0 ? null : (await this.cancellations.preview(record, open, 'guest')).fee;
  }

  /**
   * Mails the code of a cancellation into a fee.
   * @returns the address, with most of it hidden, and when the code ends
   */
  async sendCancellationCode(
    key: DealGuestKey,
    previewHash: string,
  ): Promise<{ email: string; expiresAt: Date }> {
    const { record } = await this.access.get(key);
    const { email } = findGuest(record);
    const expiresAt = await this.codes.send(record, { purpose: 'cancel', boundTo: previewHash }, email);
    return { email, expiresAt };
  }

  /**
   * @throws DomainError CANCELLATION_CHANGED with the present preview, VALIDATION on `code` where it costs something
   */
  async cancel(
    actor: Actor,
    key: DealGuestKey,
    { reason, code, clientKey, ...shown }: GuestCancellation,
  ): Promise<DealWithSummary> {
    const { record: read } = await this.access.get(key);
    const { fee } = await this.assertPreview(read, shown);
    if (fee > 0)
      await this.codes.use(key.id, findGuest(read).email, {
        purpose: 'cancel',
        boundTo: shown.previewHash,
        code: code ?? '',
        clientKey,
      });
    return this.access.run(actor, key, async ({ record }) => {
      await this.assertPreview(record, shown);
      const acceptedFeeHaler = Math.round(fee * 100);
      await this.reservations.cancel(actor, this.cancellations.list(record), 'guest', {
        reason,
        code: null,
        acceptedFeeHaler,
      });
    });
  }

  saveTenant(actor: Actor, key: DealGuestKey, tenant: Tenant): Promise<DealWithSummary> {
    return this.access.run(actor, key, async ({ record }) => {
      record.deal.tenant = tenant;
      await this.steps.record(actor, record, 'tenant', { kind: tenant.kind });
    });
  }

  private assertPreview(record: DealRecord, shown: ShownPreview): Promise<CancellationPreview> {
    return this.cancellations.assertPreview(record, this.cancellations.list(record), 'guest', shown);
  }
}

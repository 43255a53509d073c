import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ReservationWithSpace } from '../../reservations/index.ts';
import { AgreedReservationsService, isAgreed } from '../../reservations/decisions/index.ts';
import type { CancellationPreview } from '../cancellation/cancellation-preview.ts';
import { DealCancellationService } from '../cancellation/deal-cancellation.service.ts';
import type { Tenant } from '../deal.entity.ts';
import { cancellationChanged, dealNotFound, dealState } from '../deal.errors.ts';
import { DealLinksService } from '../deal-links.service.ts';
import type { DealRecord } from '../deal.repository.ts';
import { listLive } from '../deal.states.ts';
import { DealStepsService, type DealWithSummary } from '../steps/deal-steps.service.ts';
import { DealCodesService } from '../codes/deal-codes.service.ts';

/** The guest, by the token of the link to one of the reservations. */
export type DealGuestKey = { readonly id: number; readonly token: string; readonly clientKey: string };
export type GuestCancellation = {
  readonly previewHash: string;
  readonly computedAt: Date;
  readonly reason: string | null;
  readonly code: string | null;
};

/** Steps of the guest with a deal. */
@Injectable()
export class GuestDealsService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly links: DealLinksService,
    private readonly cancellations: DealCancellationService,
    private readonly reservations: AgreedReservationsService,
    private readonly codes: DealCodesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTFOUND for a wrong token */
  get({ id, token }: DealGuestKey): Promise<DealWithSummary> {
    return this.steps.get(id, (record) => {
      this.assertGuest(record, token);
    });
  }

  async previewCancellation(key: DealGuestKey): Promise<CancellationPreview> {
    const { record } = await this.get(key);
    return this.cancellations.preview(record, this.listCancellable(record), 'guest');
  }

  /** What the guest's cancellation costs now, in haléře; null where nothing can be cancelled. */
  async findFeeNow(record: DealRecord): Promise<number | null> {
    const open = this.findCancellable(record);
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
    const { record } = await this.get(key);
    const email = getGuestEmail(record);
    const expiresAt = await this.codes.send(record, { purpose: 'cancel', boundTo: previewHash }, email);
    return { email, expiresAt };
  }

  /**
   * @throws DomainError CANCELLATION_CHANGED with the present preview, VALIDATION on `code` where it costs something
   */
  async cancel(
    actor: Actor,
    key: DealGuestKey,
    { previewHash, computedAt, reason, code }: GuestCancellation,
  ): Promise<DealWithSummary> {
    const { record: read } = await this.get(key);
    const { fee } = await this.assertPreview(read, previewHash, computedAt);
    if (fee > 0)
      await this.codes.use(key.id, getGuestEmail(read), {
        purpose: 'cancel',
        boundTo: previewHash,
        code: code ?? '',
        clientKey: key.clientKey,
      });
    return this.run(actor, key, async ({ record }) => {
      await this.assertPreview(record, previewHash, computedAt);
      const acceptedFeeHaler = Math.round(fee * 100);
      await this.reservations.cancel(actor, this.listCancellable(record), 'guest', {
        reason,
        code: null,
        acceptedFeeHaler,
      });
    });
  }

  saveTenant(actor: Actor, key: DealGuestKey, tenant: Tenant): Promise<DealWithSummary> {
    return this.run(actor, key, async ({ record }) => {
      record.deal.tenant = tenant;
      await this.steps.record(actor, record, 'tenant', { kind: tenant.kind });
    });
  }

  /** @throws DomainError CANCELLATION_CHANGED when it has ended, or what it was computed from has changed */
  private async assertPreview(
    record: DealRecord,
    previewHash: string,
    computedAt: Date,
  ): Promise<CancellationPreview> {
    const open = this.listCancellable(record);
    const preview = await this.cancellations.preview(record, open, 'guest', computedAt);
    if (preview.preview_hash === previewHash && new Date(preview.valid_until) >= this.clock.now())
      return preview;
    throw cancellationChanged(await this.cancellations.preview(record, open, 'guest'));
  }

  private findCancellable(record: DealRecord): ReservationWithSpace[] {
    const now = this.clock.now();
    return listLive(record, now).filter((one) => isAgreed(one) && one.startsAt > now);
  }

  /** @throws DomainError DEAL_STATE when nothing of it may be cancelled */
  private listCancellable(record: DealRecord): ReservationWithSpace[] {
    const open = this.findCancellable(record);
    if (open.length === 0) throw dealState();
    return open;
  }

  private run(
    actor: Actor,
    { id, token }: DealGuestKey,
    step: (deal: DealWithSummary) => Promise<void>,
  ): Promise<DealWithSummary> {
    const authorize = (record: DealRecord): void => this.assertGuest(record, token);
    return this.steps.run(actor, id, 'guest', { authorize, step });
  }

  private assertGuest(record: DealRecord, token: string): void {
    if (!this.links.matches(record, token)) throw dealNotFound();
  }
}

/** Who signs, else who booked. */
export const getGuestEmail = ({ deal, reservations }: DealRecord): string =>
  deal.tenant?.email || reservations[0]?.customerEmail || deal.guest?.email || '';

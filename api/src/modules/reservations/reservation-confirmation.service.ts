import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ReservationDealsPort, type Agreement } from './reservation-deals-port.ts';
import type { Reservation } from './reservation.entity.ts';

const NO_DEAL: Agreement = { heldUntil: null, others: [] };

/** The only one that confirms reservations. */
@Injectable()
export class ReservationConfirmationService {
  constructor(
    private readonly clock: Clock,
    @Optional() private readonly deals?: ReservationDealsPort,
  ) {}

  /**
   * Joins new reservations of one event in a deal where their owner has rental terms.
   * @param isAgreed whether they were confirmed at once, which holds only while their deal waits for nothing
   * @returns whether they were changed; the caller saves them
   */
  async join(actor: Actor, reservations: readonly Reservation[], isAgreed: boolean): Promise<boolean> {
    await this.deals?.open(actor, reservations);
    const hasDeal = reservations.some(({ dealId }) => dealId !== null);
    if (hasDeal && isAgreed) await this.settle(actor, reservations);
    return hasDeal;
  }

  /**
   * Both sides have agreed: confirms the reservations, or holds them until their deal is signed and paid. Requires the unit
   * of work that has locked them and saves them.
   * @returns whether they are confirmed
   */
  async settle(actor: Actor, reservations: readonly Reservation[]): Promise<boolean> {
    const { heldUntil, others } = (await this.deals?.agree(actor, reservations)) ?? NO_DEAL;
    if (heldUntil === null) this.confirm([...reservations, ...others]);
    else {
      const agreedAt = this.clock.now();
      for (const reservation of reservations)
        Object.assign(reservation, { status: 'pending', agreedAt, confirmedAt: null });
      for (const reservation of [...reservations, ...others]) reservation.expiresAt = heldUntil;
    }
    return heldUntil === null;
  }

  /** Confirms agreed reservations whose deal waits for nothing more. */
  confirm(reservations: readonly Reservation[]): void {
    const confirmedAt = this.clock.now();
    for (const reservation of reservations)
      Object.assign(reservation, { status: 'confirmed', confirmedAt, expiresAt: null });
  }
}

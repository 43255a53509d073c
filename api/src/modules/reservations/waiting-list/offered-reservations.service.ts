import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { GuestRequestService } from '../guest-access/guest-request.service.ts';
import { calendarConflict } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import type { LockedEntry } from './waiting-list-lock.service.ts';

/** What the reservation that holds an offered slot becomes when the slot is taken. */
@Injectable()
export class OfferedReservationsService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly requests: GuestRequestService,
    private readonly steps: ReservationStepService,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /** Foreign calendars are refreshed outside of the transaction, as for every confirmation. */
  async refreshCalendars(spaceId: number, isHost: boolean): Promise<void> {
    await (isHost ? this.foreign?.refresh(spaceId) : this.requests.refreshCalendars(spaceId));
  }

  /** It becomes a request to the owner, or is confirmed by instant booking. */
  async submit(actor: Actor, id: number): Promise<void> {
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation) return;
    const { termsVersion } = await this.settings.getCurrent();
    Object.assign(reservation, { termsVersion, termsAcceptedAt: this.clock.now() });
    await this.reservations.flush();
    await this.requests.submitLocked(actor, [id]);
  }

  /**
   * The host confirms it at the offered price.
   * @throws DomainError CALENDAR_CONFLICT
   */
  async confirm(actor: Actor, id: number, { entry, by }: LockedEntry): Promise<void> {
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation) return;
    const { startsAt, endsAt, space, priceHaler } = reservation;
    const sharing = await this.availability.listOverlappingSpaceIds(space.id);
    const blocks = await this.availability.listBlocks(sharing, startsAt, endsAt);
    if (blocks.some(({ feedId }) => feedId !== null)) throw calendarConflict();
    Object.assign(reservation, {
      status: 'confirmed',
      confirmedAt: this.clock.now(),
      expiresAt: null,
      awaitsEmailConfirmation: false,
      emailConfirmedAt: entry.emailConfirmedAt,
      priceState: toReservationPriceState(reservation) === 'none' ? 'none' : 'agreed',
    });
    const [before, after] = [{ status: 'pending' }, { status: 'confirmed', price: priceHaler / 100 }];
    await this.steps.finish(actor, reservation, 'confirmed', by, before, after);
  }
}

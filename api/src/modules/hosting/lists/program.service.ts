import { Injectable } from '@nestjs/common';
import type { Actor, Span } from '../../../platform/http/index.ts';
import { mayHostSome, ReservationQueryService, type Reservation } from '../../reservations/index.ts';
import { ReservationListRepository, type OwnedSpace } from './reservation-list.repository.ts';

export type Program = {
  events: { reservation: Reservation; space: OwnedSpace }[];
  /** Whether the actor may see telephones and notes of the staff. */
  seesPhone: boolean;
  seesStaffNote: boolean;
};

/** What takes place in the owner's spaces. */
@Injectable()
export class ProgramService {
  constructor(
    private readonly reservations: ReservationQueryService,
    private readonly lists: ReservationListRepository,
  ) {}

  /** Reservations that overlap the span, by start; two statements for any number of spaces. */
  async load(actor: Actor, spaceIds: readonly number[] | null, span: Span): Promise<Program> {
    const owned = await this.lists.listSpaces({
      customerId: actor.customerId ?? 0,
      spaceIds: actor.memberSpaceIds,
    });
    const spaces = new Map(
      owned.filter(({ id }) => spaceIds?.includes(id) ?? true).map((space) => [space.id, space]),
    );
    const found = await this.reservations.listOverlapping([...spaces.keys()], span);
    return {
      events: found.flatMap((reservation) => {
        const space = spaces.get(reservation.space.id);
        return space && !reservation.awaitsEmailConfirmation ? [{ reservation, space }] : [];
      }),
      seesPhone: mayHostSome(actor, 'phone'),
      seesStaffNote: mayHostSome(actor, 'staff_note'),
    };
  }
}

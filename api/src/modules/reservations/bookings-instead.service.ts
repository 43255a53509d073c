import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SimilarSpaces } from '../spaces/index.ts';
import { ALTERNATIVE_DAYS, alternativesTo, type FreeTerm } from './booking-alternatives.ts';
import { houseOf } from './booking-ground.ts';
import { BookingGrounds, type Place } from './booking-grounds.service.ts';
import { refusalOfBooking, type Term } from './booking-rules.ts';
import { alternativeView } from './reservation.mapper.ts';

const DAY = 86_400_000;
/** Similar spaces checked, and the most that are returned. */
const LOOKED_AT = 12;
const NAMED = 3;

/** Alternatives to a taken slot. Computed after the transaction has failed, without locks. */
@Injectable()
export class BookingsInstead {
  constructor(
    private readonly grounds: BookingGrounds,
    private readonly similar: SimilarSpaces,
    private readonly clock: Clock,
  ) {}

  /** Extra members of the response 409 SLOT_TAKEN. */
  async of(spaceId: number, term: Term): Promise<{ alternatives: object[]; similar_spaces: object[] }> {
    return {
      alternatives: (await this.termsFor(spaceId, term)).map(alternativeView),
      similar_spaces: await this.spacesFor(spaceId, term),
    };
  }

  /** The nearest free slots of the space. */
  async termsFor(spaceId: number, term: Term): Promise<FreeTerm[]> {
    const around = {
      startsAt: new Date(term.startsAt.getTime() - (ALTERNATIVE_DAYS + 1) * DAY),
      endsAt: new Date(term.endsAt.getTime() + (ALTERNATIVE_DAYS + 1) * DAY),
    };
    const place = await this.grounds.seen(spaceId, around);
    return place ? alternativesTo(term, place.ground, this.clock.now()) : [];
  }

  /** Similar spaces that accept the slot; spaces with opening hours only when the slot lies inside them. */
  private async spacesFor(spaceId: number, term: Term): Promise<object[]> {
    const cards = (await this.similar.similarTo(spaceId, LOOKED_AT)).filter(
      ({ capacity }) => capacity >= term.guests,
    );
    if (cards.length === 0) return [];
    const places = await this.grounds.listSeen(
      cards.map(({ id }) => id),
      term,
    );
    return cards.filter(({ id }) => isOffered(places.get(id), term, this.clock.now())).slice(0, NAMED);
  }
}

function isOffered(place: Place | undefined, term: Term, now: Date): boolean {
  if (place?.status !== 'PUBLISHED' || place.isUnattended) return false;
  const house = houseOf(place.ground, term);
  return (!place.hasHours || house.offered === 'inside') && refusalOfBooking(term, house, now) === null;
}

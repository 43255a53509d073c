import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SimilarSpaces } from '../spaces/index.ts';
import { ALTERNATIVE_DAYS, alternativesTo, type FreeTerm } from './booking-alternatives.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import type { Term } from './booking-rules.ts';
import { alternativeView } from './reservation.mapper.ts';
import { ReservationRepository } from './reservation.repository.ts';

const DAY = 86_400_000;
/** How many alike spaces are looked at, and how many are named. */
const LOOKED_AT = 12;
const NAMED = 3;

/** What somebody is offered whose term was taken. Looked for after the failure, while nothing is held. */
@Injectable()
export class BookingsInstead {
  constructor(private readonly grounds: BookingGrounds, private readonly reservations: ReservationRepository, private readonly similar: SimilarSpaces, private readonly clock: Clock) {}

  /** Members of the answer 409 SLOT_TAKEN. */
  async of(spaceId: number, term: Term): Promise<{ alternatives: object[]; similar_spaces: object[] }> {
    return { alternatives: (await this.termsFor(spaceId, term)).map(alternativeView), similar_spaces: await this.spacesFor(spaceId, term) };
  }

  /** The nearest free terms of the space. */
  async termsFor(spaceId: number, term: Term): Promise<FreeTerm[]> {
    const around = { startsAt: new Date(term.startsAt.getTime() - (ALTERNATIVE_DAYS + 1) * DAY), endsAt: new Date(term.endsAt.getTime() + (ALTERNATIVE_DAYS + 1) * DAY) };
    const place = await this.grounds.seen(spaceId, around);
    return place ? alternativesTo(term, place.ground, this.clock.now()) : [];
  }

  /** Spaces like this one that are big enough and have nothing in the term. */
  private async spacesFor(spaceId: number, term: Term): Promise<object[]> {
    const cards = (await this.similar.similarTo(spaceId, LOOKED_AT)).filter(({ capacity }) => capacity >= term.guests);
    if (cards.length === 0) return [];
    const free = await this.reservations.freeOf(cards.map(({ id }) => id), term, this.clock.now());
    return cards.filter(({ id }) => free.has(id)).slice(0, NAMED);
  }
}

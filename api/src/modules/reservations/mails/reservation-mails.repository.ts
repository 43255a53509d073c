import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery, type Loaded } from '@mikro-orm/postgresql';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { escapeLike } from '../../../platform/database/index.ts';
import { ChangeProposalRepository } from '../change-proposal.repository.ts';
import { Space } from '../../spaces/index.ts';
import { Reservation } from '../reservation.entity.ts';
import { toEventFilter, toGuestEventFilter } from '../reservation-group.ts';

const WITH_PEOPLE = ['space.building.customer.user', 'quote'] as const;
export type ReservationWithPeople = Loaded<Reservation, (typeof WITH_PEOPLE)[number]>;

export type AnonymizedReservation = {
  readonly id: number;
  readonly conversationId: number | null;
  readonly dealId: number | null;
};

const BATCH_SIZE = 500;

/** Queries for mails, reminders, exports and anonymization of reservations. */
@Injectable()
export class ReservationMailsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** With `isFresh` the entity is refreshed from the database. */
  findWithPeople(id: number, { isFresh = false } = {}): Promise<ReservationWithPeople | null> {
    return this.em.findOne(Reservation, { id }, { populate: WITH_PEOPLE, refresh: isFresh });
  }

  listByIds(ids: readonly number[]): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      { id: { $in: [...ids] } },
      { populate: WITH_PEOPLE, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** The other reservations of the event that the guest knows of, by start. */
  listOthersOfGuest(reservation: Reservation): Promise<ReservationWithPeople[]> {
    return this.listOthers(reservation, toGuestEventFilter(reservation));
  }

  /** The other reservations of the event, by start. */
  listOthersOfOwner(reservation: Reservation): Promise<ReservationWithPeople[]> {
    return this.listOthers(reservation, toEventFilter(reservation));
  }

  private async listOthers(
    { id }: Reservation,
    filter: FilterQuery<Reservation> | null,
  ): Promise<ReservationWithPeople[]> {
    if (!filter) return [];
    return this.em.find(
      Reservation,
      { $and: [filter, { id: { $ne: id } }] },
      { populate: WITH_PEOPLE, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  findSpace(id: number): Promise<Loaded<Space, 'building'> | null> {
    return this.em.findOne(Space, { id }, { populate: ['building'] });
  }

  listSpaces(ids: readonly number[]): Promise<Loaded<Space, 'building'>[]> {
    return this.em.find(Space, { id: { $in: [...ids] } }, { populate: ['building'] });
  }

  /** Confirmed reservations with `after < startsAt <= until`. */
  listStartingBetween(after: Date, until: Date): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      { status: 'confirmed', startsAt: { $gt: after, $lte: until } },
      { populate: WITH_PEOPLE, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** Open requests of guests with `now < expiresAt <= until`. */
  listExpiringRequests(now: Date, until: Date): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      {
        status: 'pending',
        agreedAt: null,
        source: { $ne: 'owner' },
        awaitsEmailConfirmation: false,
        startsAt: { $gt: now },
        expiresAt: { $gt: now, $lte: until },
      },
      { populate: WITH_PEOPLE, orderBy: { id: 'asc' } },
    );
  }

  /** Open options with `now < expiresAt <= until`. */
  listEndingOptions(now: Date, until: Date): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      {
        status: 'pending',
        agreedAt: null,
        source: 'owner',
        startsAt: { $gt: now },
        expiresAt: { $gt: now, $lte: until },
      },
      { populate: WITH_PEOPLE, orderBy: { id: 'asc' } },
    );
  }

  /** All reservations of the customer's spaces. */
  listByCustomer(customerId: number): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      { space: { building: { customer: customerId } } },
      { populate: WITH_PEOPLE, orderBy: { id: 'asc' } },
    );
  }

  /** Reservations of the e-mail address that are not anonymized. */
  listByGuest(email: string): Promise<ReservationWithPeople[]> {
    return this.em.find(
      Reservation,
      { customerEmail: { $ilike: escapeLike(email) }, anonymizedAt: null },
      { populate: WITH_PEOPLE, orderBy: { id: 'asc' } },
    );
  }

  /** Requests and reservations of the e-mail address that are not over; offers of a waiting list are released instead. */
  countAheadOfGuest(email: string, now: Date): Promise<number> {
    return this.em.count(Reservation, {
      customerEmail: { $ilike: escapeLike(email) },
      status: { $ne: 'cancelled' },
      endsAt: { $gt: now },
      $not: { source: 'waitlist', awaitsEmailConfirmation: true },
    });
  }

  /** Ends the assignments of reservations to the user. */
  async unassign(userId: number): Promise<void> {
    await this.em.nativeUpdate(Reservation, { assignee: { user: userId } }, { assignee: null });
  }

  /** Anonymizes one batch of reservations that ended before `before`; returns their ids. */
  anonymizeEnded(before: Date, now: Date): Promise<AnonymizedReservation[]> {
    return this.anonymize('ends_at < ? order by id limit ?', [before, BATCH_SIZE], now);
  }

  /** Anonymizes all reservations of the customer's spaces, with the owner's notes. */
  async anonymizeByCustomer(customerId: number, now: Date): Promise<AnonymizedReservation[]> {
    return this.anonymize(
      'space_id in (select s.id from space s join building b on b.id = s.building_id where b.customer_id = ?)',
      [customerId],
      now,
    );
  }

  /** Anonymizes ended and cancelled reservations of the e-mail address. */
  anonymizeByGuest(email: string, now: Date): Promise<AnonymizedReservation[]> {
    return this.anonymize(
      `customer_email ilike ? and (ends_at < ? or status = 'cancelled')`,
      [escapeLike(email), now],
      now,
    );
  }

  /** Anonymizes one batch of slots that were offered to a waiting list until `before` and not taken. */
  anonymizeUntakenOffers(before: Date, now: Date): Promise<AnonymizedReservation[]> {
    return this.anonymize(
      `source = 'waitlist' and awaits_proof and status = 'cancelled' and cancelled_at < ? order by id limit ?`,
      [before, BATCH_SIZE],
      now,
    );
  }

  private async anonymize(
    condition: string,
    params: readonly unknown[],
    now: Date,
  ): Promise<AnonymizedReservation[]> {
    const rows = await this.em.execute<AnonymizedReservation[]>(
      `update reservation set customer_name = ?, customer_email = '', customer_phone = null, notes = '', owner_note = '',
         title = '', staff_note = '', cancel_reason = null, host_message = null, forgotten_at = ?, updated_at = ?, proof_code_hash = null,
         client_hash = null
       where forgotten_at is null and id in (
         select id from reservation where forgotten_at is null and ${condition}) returning id, conversation_id as "conversationId",
         deal_id as "dealId"`,
      [reservationMail.anonymizedName, now, now, ...params],
    );
    await this.proposals.anonymize(rows.map(({ id }) => id));
    return rows;
  }
}

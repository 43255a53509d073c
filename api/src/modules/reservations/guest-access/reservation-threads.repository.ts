import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import type { SubjectScope } from '../../conversations/index.ts';
import { Reservation } from '../reservation.entity.ts';
import { toGuestEventFilter } from '../reservation-group.ts';

const WITH_PEOPLE = ['space.building.customer.user', 'assignee.user', 'quote'] as const;
export type ReservationOfThread = Loaded<Reservation, (typeof WITH_PEOPLE)[number]>;

/** Reservations by their conversations. */
@Injectable()
export class ReservationThreadsRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: number): Promise<ReservationOfThread | null> {
    return this.em.findOne(Reservation, { id }, { populate: WITH_PEOPLE, refresh: true });
  }

  /** By start. */
  listByConversations(conversationIds: readonly number[]): Promise<ReservationOfThread[]> {
    return this.em.find(
      Reservation,
      { conversation: { $in: [...conversationIds] } },
      { populate: WITH_PEOPLE, orderBy: { startsAt: 'asc', id: 'asc' }, refresh: true },
    );
  }

  /** That of another reservation of the event of the same guest. */
  async findConversationOfEvent(reservation: Reservation): Promise<number | null> {
    const filter = toGuestEventFilter(reservation);
    if (filter === null) return null;
    const found = await this.em.findOne(
      Reservation,
      { $and: [filter, { conversation: { $ne: null } }] },
      { fields: ['conversation'], disableIdentityMap: true },
    );
    return found?.conversation?.id ?? null;
  }

  async listConversationIds({ customerId, spaceIds, assigneeId }: SubjectScope): Promise<number[]> {
    const rows = await this.em.find(
      Reservation,
      {
        conversation: { $ne: null },
        space: { building: { customer: customerId }, ...(spaceIds && { id: { $in: [...spaceIds] } }) },
        ...(assigneeId !== null && { assignee: { user: assigneeId } }),
      },
      { fields: ['conversation'] },
    );
    return rows.flatMap(({ conversation }) => conversation?.id ?? []);
  }

  /**
   * Attaches the reservation and the others of its event of the same guest.
   * @returns their ids
   */
  async attach(id: number, conversationId: number): Promise<number[]> {
    const reservation = await this.em.findOneOrFail(Reservation, { id });
    const filter = toGuestEventFilter(reservation);
    const others = filter ? await this.em.find(Reservation, filter, { fields: ['id'] }) : [];
    const ids = [...new Set([id, ...others.map((other) => other.id)])];
    await this.em.nativeUpdate(Reservation, { id: { $in: ids } }, { conversation: conversationId });
    return ids;
  }
}

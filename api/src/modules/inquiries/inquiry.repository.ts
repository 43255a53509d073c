import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery, type Loaded } from '@mikro-orm/postgresql';
import { escapeLike } from '../../platform/database/index.ts';
import { User } from '../accounts/users/index.ts';
import { Location } from '../geo/index.ts';
import { Purpose } from '../taxonomy/index.ts';
import { Inquiry, InquiryRecipient } from './inquiry.entity.ts';
import { UNANSWERED_STATES } from './inquiry.states.ts';

const WITH_RECIPIENTS = [
  'purpose',
  'location',
  'recipients.space.building.customer.user',
  'recipients.offeredSpace.building.customer',
] as const;
const WITH_CARDS = [
  ...WITH_RECIPIENTS,
  'recipients.space.building.location.parent.parent.parent',
  'recipients.space.purposes',
  'recipients.space.attributes',
  'recipients.space.images.image',
  'recipients.space.layouts',
  'recipients.offeredSpace.layouts',
] as const;
const WITH_INQUIRY = [
  'inquiry.purpose',
  'inquiry.location',
  'space.building.customer.user',
  'offeredSpace.building',
  'handledBy',
  'assignee.user',
] as const;

/** An inquiry with its recipients, their spaces and owners. */
export type InquiryWithRecipients = Loaded<Inquiry, (typeof WITH_RECIPIENTS)[number]>;
/** The same with everything space cards need. */
export type InquiryWithCards = Loaded<Inquiry, (typeof WITH_CARDS)[number]>;
/** A recipient with its inquiry and space. */
export type RecipientWithInquiry = Loaded<InquiryRecipient, (typeof WITH_INQUIRY)[number]>;
const LATEST_FIRST = { sentAt: 'desc', id: 'desc' } as const;
/** By the day of the event, then by the end of the time to answer. */
const SOONEST_FIRST = [
  { inquiry: { dateFrom: 'asc nulls last', expiresAt: 'asc nulls last' } },
  { id: 'asc' },
] as const;

export type OwnerBucket = 'waiting' | 'answered' | 'closed';

/** A customer; only in these spaces unless null. */
export type InquiryOwner = { readonly customerId: number; readonly spaceIds: readonly number[] | null };
/** Received inquiries; those handled by the user if given. */
export type ReceivedFilter = InquiryOwner & { readonly assigneeId?: number | null };

@Injectable()
export class InquiryRepository {
  constructor(private readonly em: EntityManager) {}

  /** The inquiry with its recipients in the order of sending. */
  findById(id: number): Promise<InquiryWithRecipients | null> {
    return this.em.findOne(
      Inquiry,
      { id },
      { populate: WITH_RECIPIENTS, orderBy: { recipients: { id: 'asc' } } },
    );
  }

  findByIdWithCards(id: number): Promise<InquiryWithCards | null> {
    return this.em.findOne(
      Inquiry,
      { id },
      { populate: WITH_CARDS, orderBy: { recipients: { id: 'asc' } }, refresh: true },
    );
  }

  /** Locks the inquiry; serializes changes to it and its recipients. */
  async findForUpdate(id: number): Promise<InquiryWithRecipients | null> {
    const row = await this.em.findOne(
      Inquiry,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && this.findById(id);
  }

  /** Locks the inquiry of a recipient. */
  async lockByRecipient(id: number): Promise<void> {
    await this.em.execute(
      'select i.id from inquiry i join inquiry_recipient r on r.inquiry_id = i.id where r.id = ? for update of i',
      [id],
    );
  }

  /** Locks all inquiries received by a customer or sent from an address, ordered by id to avoid deadlocks. */
  async lockByCustomerOrSender(customerId: number | null, sender: string | null): Promise<void> {
    await this.em.execute(
      `select i.id from inquiry i where i.email ilike ? or i.id in (select r.inquiry_id from inquiry_recipient r
       join space s on s.id = r.space_id join building b on b.id = s.building_id where b.customer_id = ?)
       order by i.id for update`,
      [sender === null ? null : escapeLike(sender), customerId],
    );
  }

  /** The recipient whose chosen offer has the reservation. */
  async findByReservation(reservationId: number): Promise<{ inquiryId: number; recipientId: number } | null> {
    const recipient = await this.em.findOne(InquiryRecipient, { reservationId }, { fields: ['inquiry'] });
    return recipient && { inquiryId: recipient.inquiry.id, recipientId: recipient.id };
  }

  /** With `isFresh` the entities are refreshed from the database. */
  findRecipient(id: number, { isFresh = false } = {}): Promise<RecipientWithInquiry | null> {
    return this.em.findOne(InquiryRecipient, { id }, { populate: WITH_INQUIRY, refresh: isFresh });
  }

  listRecipientsByConversations(conversationIds: readonly number[]): Promise<RecipientWithInquiry[]> {
    return this.em.find(
      InquiryRecipient,
      { conversation: { $in: [...conversationIds] } },
      { populate: WITH_INQUIRY, orderBy: { id: 'asc' }, refresh: true },
    );
  }

  /** Conversations of received inquiries; those handled by the user if given. */
  async listConversationIds(filter: ReceivedFilter): Promise<number[]> {
    const rows = await this.em.find(
      InquiryRecipient,
      { $and: [whereOwnedBy(filter), { conversation: { $ne: null } }] },
      { fields: ['conversation'] },
    );
    return rows.flatMap(({ conversation }) => conversation?.id ?? []);
  }

  /** The recipient whose chosen offer has the reservation, with its conversation. */
  async findThreadByReservation(
    reservationId: number,
  ): Promise<{ recipientId: number; conversationId: number | null } | null> {
    const recipient = await this.em.findOne(
      InquiryRecipient,
      { reservationId },
      { fields: ['conversation'], disableIdentityMap: true },
    );
    return recipient && { recipientId: recipient.id, conversationId: recipient.conversation?.id ?? null };
  }

  async attachConversationByReservation(
    reservationIds: readonly number[],
    conversationId: number,
  ): Promise<void> {
    await this.em.nativeUpdate(
      InquiryRecipient,
      { reservationId: { $in: [...reservationIds] } },
      { conversation: conversationId },
    );
  }

  /** Recipients of a customer's spaces, latest first; those that wait by the day of the event, soonest first. */
  async listRecipientsByOwner(
    owner: ReceivedFilter,
    bucket: OwnerBucket | null,
    now: Date,
    page: { limit: number; offset: number },
  ): Promise<{ parts: RecipientWithInquiry[]; total: number }> {
    const where = {
      $and: [whereOwnedBy(owner), ...(bucket === null ? [] : [whereInBucket(bucket, now)])],
    };
    const [parts, total] = await this.em.findAndCount(InquiryRecipient, where, {
      populate: WITH_INQUIRY,
      orderBy: bucket === 'waiting' ? [...SOONEST_FIRST] : LATEST_FIRST,
      ...page,
    });
    return { parts, total };
  }

  async countByBucket(owner: ReceivedFilter, now: Date): Promise<Record<OwnerBucket, number>> {
    const count = (bucket: OwnerBucket): Promise<number> =>
      this.em.count(InquiryRecipient, { $and: [whereOwnedBy(owner), whereInBucket(bucket, now)] });
    return {
      waiting: await count('waiting'),
      answered: await count('answered'),
      closed: await count('closed'),
    };
  }

  /** All recipients of a customer's spaces. */
  listAllRecipientsByCustomer(customerId: number): Promise<RecipientWithInquiry[]> {
    return this.em.find(InquiryRecipient, whereOwnedBy({ customerId, spaceIds: null }), {
      populate: WITH_INQUIRY,
      orderBy: { id: 'asc' },
    });
  }

  listBySender(email: string): Promise<InquiryWithRecipients[]> {
    return this.em.find(
      Inquiry,
      { email: { $ilike: escapeLike(email) } },
      { populate: WITH_RECIPIENTS, orderBy: { id: 'asc' } },
    );
  }

  async create(given: Partial<Inquiry>): Promise<Inquiry> {
    const inquiry = Object.assign(new Inquiry(), given);
    await this.em.persist(inquiry).flush();
    return inquiry;
  }

  /** Entity references by id. */
  toReferences(purposeId: number | null, locationId: number | null): Pick<Inquiry, 'purpose' | 'location'> {
    return {
      purpose: purposeId === null ? null : this.em.getReference(Purpose, purposeId),
      location: locationId === null ? null : this.em.getReference(Location, locationId),
    };
  }

  toUserReference(userId: number | null): User | null {
    return userId === null ? null : this.em.getReference(User, userId);
  }

  /** Ends the assignments of received inquiries to the user. */
  async unassign(userId: number): Promise<void> {
    await this.em.nativeUpdate(InquiryRecipient, { assignee: { user: userId } }, { assignee: null });
  }

  /** Adds spaces as recipients; returns the recipients' ids in the same order. */
  async addRecipients(inquiry: Inquiry, spaceIds: readonly number[], sentAt: Date): Promise<number[]> {
    const recipients = spaceIds.map((space) =>
      this.em.create(InquiryRecipient, { inquiry, space, sentAt }, { partial: true }),
    );
    await this.em.persist(recipients).flush();
    return recipients.map(({ id }) => id);
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async markSeen(id: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(InquiryRecipient, { id, state: 'sent' }, { state: 'seen', seenAt: now });
  }

  async findIdsToExpire(now: Date): Promise<number[]> {
    return (
      await this.em.find(
        Inquiry,
        { state: 'open', expiresAt: { $lte: now } },
        { fields: ['id'], orderBy: { id: 'asc' } },
      )
    ).map(({ id }) => id);
  }

  /** Open demands with an offer undecided since `since` and none chosen, whose sender was not reminded yet. */
  async findIdsWithUndecidedOffers(since: Date, now: Date): Promise<number[]> {
    const found = await this.em.find(
      Inquiry,
      {
        kind: 'demand',
        remindedAt: null,
        ...whereOpen(now),
        recipients: {
          $some: { state: 'offered', answeredAt: { $lte: since } },
          $none: { state: 'chosen' },
        },
      },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    return found.map(({ id }) => id);
  }

  /** Returns false if the sender was already reminded. Plain SQL keeps the version unchanged. */
  async markSenderReminded(id: number, now: Date): Promise<boolean> {
    return (
      (
        await this.em.execute<{ id: number }[]>(
          'update inquiry set reminded_at = ? where id = ? and reminded_at is null returning id',
          [now, id],
        )
      ).length === 1
    );
  }

  async clearSenderKeys(createdBefore: Date): Promise<void> {
    await this.em.execute(
      'update inquiry set sender_key = null where sender_key is not null and created_at < ?',
      [createdBefore],
    );
  }

  async findIdsToAnonymize(closedBefore: Date): Promise<number[]> {
    return (
      await this.em.find(
        Inquiry,
        { state: 'closed', closedAt: { $lte: closedBefore }, anonymizedAt: null },
        { fields: ['id'], orderBy: { id: 'asc' } },
      )
    ).map(({ id }) => id);
  }
}

const whereOwnedBy = ({
  customerId,
  spaceIds,
  assigneeId = null,
}: ReceivedFilter): FilterQuery<InquiryRecipient> => ({
  ...(assigneeId !== null && { assignee: { user: assigneeId } }),
  inquiry: { isDelivered: true },
  space: { building: { customer: customerId }, ...(spaceIds && { id: { $in: [...spaceIds] } }) },
});
const whereOpen = (now: Date): FilterQuery<Inquiry> & object => ({
  state: 'open',
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
});

/** Messages wait until marked as answered, demands until an offer or a refusal. */
function whereInBucket(bucket: OwnerBucket, now: Date): FilterQuery<InquiryRecipient> {
  if (bucket === 'closed') return { inquiry: { $or: [{ state: 'closed' }, { expiresAt: { $lte: now } }] } };
  const answered: FilterQuery<InquiryRecipient> = {
    $or: [{ state: { $in: ['offered', 'declined', 'chosen'] } }, { handledAt: { $ne: null } }],
  };
  const waiting: FilterQuery<InquiryRecipient> = { state: { $in: [...UNANSWERED_STATES] }, handledAt: null };
  return { $and: [{ inquiry: whereOpen(now) }, bucket === 'waiting' ? waiting : answered] };
}

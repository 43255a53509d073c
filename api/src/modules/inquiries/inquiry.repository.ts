import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery, type Loaded } from '@mikro-orm/postgresql';
import { likeLiteral } from '../../platform/database/index.ts';
import { Location } from '../geo/index.ts';
import { Purpose } from '../taxonomy/index.ts';
import { InquiryRecipient } from './inquiry-recipient.entity.ts';
import { Inquiry } from './inquiry.entity.ts';
import { UNANSWERED } from './inquiry.states.ts';

const TOLD = [
  'purpose',
  'location',
  'recipients.space.building.customer.user',
  'recipients.offeredSpace.building.customer',
] as const;
const CARDS = [
  ...TOLD,
  'recipients.space.building.location.parent.parent.parent',
  'recipients.space.purposes',
  'recipients.space.attributes',
  'recipients.space.images.image',
] as const;
const ONE = [
  'inquiry.purpose',
  'inquiry.location',
  'space.building.customer.user',
  'offeredSpace.building',
] as const;

/** An inquiry with its recipients, their spaces and owners. */
export type ToldInquiry = Loaded<Inquiry, (typeof TOLD)[number]>;
/** The same with everything space cards need. */
export type ShownInquiry = Loaded<Inquiry, (typeof CARDS)[number]>;
/** A recipient with its inquiry and space. */
export type OwnerPart = Loaded<InquiryRecipient, (typeof ONE)[number]>;
export type OwnerBucket = 'waiting' | 'answered' | 'closed';

@Injectable()
export class InquiryRepository {
  constructor(private readonly em: EntityManager) {}

  /** The inquiry with its recipients in the order of sending. */
  byId(id: number): Promise<ToldInquiry | null> {
    return this.em.findOne(Inquiry, { id }, { populate: TOLD, orderBy: { recipients: { id: 'asc' } } });
  }

  withCards(id: number): Promise<ShownInquiry | null> {
    return this.em.findOne(Inquiry, { id }, { populate: CARDS, orderBy: { recipients: { id: 'asc' } } });
  }

  /** Locks the inquiry; serializes changes to it and its recipients. */
  async locked(id: number): Promise<ToldInquiry | null> {
    const row = await this.em.findOne(
      Inquiry,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && this.byId(id);
  }

  /** Locks the inquiry of a recipient. */
  async lockOfPart(id: number): Promise<void> {
    await this.em.execute(
      'select i.id from inquiry i join inquiry_recipient r on r.inquiry_id = i.id where r.id = ? for update of i',
      [id],
    );
  }

  /** Locks all inquiries received by a customer or sent from an address, ordered by id to avoid deadlocks. */
  async lockAllOf(customerId: number | null, sender: string | null): Promise<void> {
    await this.em.execute(
      `select i.id from inquiry i where i.email ilike ? or i.id in (select r.inquiry_id from inquiry_recipient r
       join space s on s.id = r.space_id join building b on b.id = s.building_id where b.customer_id = ?)
       order by i.id for update`,
      [sender === null ? null : likeLiteral(sender), customerId],
    );
  }

  part(id: number): Promise<OwnerPart | null> {
    return this.em.findOne(InquiryRecipient, { id }, { populate: ONE });
  }

  /** Recipients of a customer's spaces, latest first. */
  async partsOf(
    customerId: number,
    bucket: OwnerBucket | null,
    now: Date,
    page: { limit: number; offset: number },
  ): Promise<{ parts: OwnerPart[]; total: number }> {
    const where = { $and: [ownedBy(customerId), ...(bucket === null ? [] : [inBucket(bucket, now)])] };
    const [parts, total] = await this.em.findAndCount(InquiryRecipient, where, {
      populate: ONE,
      orderBy: { sentAt: 'desc', id: 'desc' },
      ...page,
    });
    return { parts, total };
  }

  async countsOf(customerId: number, now: Date): Promise<Record<OwnerBucket, number>> {
    const count = (bucket: OwnerBucket): Promise<number> =>
      this.em.count(InquiryRecipient, { $and: [ownedBy(customerId), inBucket(bucket, now)] });
    return {
      waiting: await count('waiting'),
      answered: await count('answered'),
      closed: await count('closed'),
    };
  }

  /** All recipients of a customer's spaces. */
  everTo(customerId: number): Promise<OwnerPart[]> {
    return this.em.find(InquiryRecipient, ownedBy(customerId), { populate: ONE, orderBy: { id: 'asc' } });
  }

  sentFrom(email: string): Promise<ToldInquiry[]> {
    return this.em.find(
      Inquiry,
      { email: { $ilike: likeLiteral(email) } },
      { populate: TOLD, orderBy: { id: 'asc' } },
    );
  }

  async add(given: Partial<Inquiry>): Promise<Inquiry> {
    const inquiry = Object.assign(new Inquiry(), given);
    await this.em.persist(inquiry).flush();
    return inquiry;
  }

  /** Entity references by id. */
  named(purposeId: number | null, locationId: number | null): Pick<Inquiry, 'purpose' | 'location'> {
    return {
      purpose: purposeId === null ? null : this.em.getReference(Purpose, purposeId),
      location: locationId === null ? null : this.em.getReference(Location, locationId),
    };
  }

  /** Adds spaces as recipients; returns the recipients' ids in the same order. */
  async addRecipients(inquiry: Inquiry, spaceIds: readonly number[], sentAt: Date): Promise<number[]> {
    const recipients = spaceIds.map((space) =>
      this.em.create(InquiryRecipient, { inquiry, space, sentAt }, { partial: true }),
    );
    await this.em.persist(recipients).flush();
    return recipients.map(({ id }) => id);
  }

  async markSeen(id: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(InquiryRecipient, { id, state: 'sent' }, { state: 'seen', seenAt: now });
  }

  async idsToExpire(now: Date): Promise<number[]> {
    return (
      await this.em.find(
        Inquiry,
        { state: 'open', expiresAt: { $lte: now } },
        { fields: ['id'], orderBy: { id: 'asc' } },
      )
    ).map(({ id }) => id);
  }

  /** Recipients of open demands, unanswered since `since` and not reminded yet. */
  unanswered(since: Date, now: Date): Promise<OwnerPart[]> {
    const inquiry: FilterQuery<Inquiry> = { kind: 'demand', ...open(now) };
    return this.em.find(
      InquiryRecipient,
      { state: { $in: [...UNANSWERED] }, sentAt: { $lte: since }, remindedAt: null, inquiry },
      { populate: ONE, orderBy: { id: 'asc' } },
    );
  }

  /** Open demands with an offer undecided since `since` whose sender was not reminded yet. */
  async idsOfWaitingOffers(since: Date, now: Date): Promise<number[]> {
    const found = await this.em.find(
      Inquiry,
      {
        kind: 'demand',
        remindedAt: null,
        ...open(now),
        recipients: { $some: { state: 'offered', answeredAt: { $lte: since } } },
      },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    return found.map(({ id }) => id);
  }

  /** Returns false if the owner was already reminded. */
  async noteOwnerReminded(id: number, now: Date): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(
        InquiryRecipient,
        { id, remindedAt: null, state: { $in: [...UNANSWERED] } },
        { remindedAt: now },
      )) === 1
    );
  }

  /** Returns false if the sender was already reminded. Plain SQL keeps the version unchanged. */
  async noteSenderReminded(id: number, now: Date): Promise<boolean> {
    return (
      (
        await this.em.execute<{ id: number }[]>(
          'update inquiry set reminded_at = ? where id = ? and reminded_at is null returning id',
          [now, id],
        )
      ).length === 1
    );
  }

  async idsToForget(closedBefore: Date): Promise<number[]> {
    return (
      await this.em.find(
        Inquiry,
        { state: 'closed', closedAt: { $lte: closedBefore }, forgottenAt: null },
        { fields: ['id'], orderBy: { id: 'asc' } },
      )
    ).map(({ id }) => id);
  }
}

const ownedBy = (customerId: number): FilterQuery<InquiryRecipient> => ({
  space: { building: { customer: customerId } },
});
const open = (now: Date): FilterQuery<Inquiry> & object => ({
  state: 'open',
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
});

/** Messages wait until marked as answered, demands until an offer or a refusal. */
function inBucket(bucket: OwnerBucket, now: Date): FilterQuery<InquiryRecipient> {
  if (bucket === 'closed') return { inquiry: { $or: [{ state: 'closed' }, { expiresAt: { $lte: now } }] } };
  const answered: FilterQuery<InquiryRecipient> = {
    $or: [{ state: { $in: ['offered', 'declined'] } }, { handledAt: { $ne: null } }],
  };
  const waiting: FilterQuery<InquiryRecipient> = { state: { $in: [...UNANSWERED] }, handledAt: null };
  return { $and: [{ inquiry: open(now) }, bucket === 'waiting' ? waiting : answered] };
}

import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { Space } from '../spaces/index.ts';
import { Reservation, WITH_SPACE, type ReservationWithSpace } from '../reservations/index.ts';
import {
  Deal,
  DealOffer,
  GateWaiver,
  Instalment,
  Settlement,
  SigningCode,
  type SigningPurpose,
} from './deal.entity.ts';

/** A deal with all that it is deal by. */
export type DealRecord = {
  readonly deal: Deal;
  /** By number. */
  readonly offers: readonly DealOffer[];
  /** By id; voided ones too. */
  readonly instalments: readonly Instalment[];
  readonly waivers: readonly GateWaiver[];
  readonly settlements: readonly Settlement[];
  /** By start; cancelled ones too. */
  readonly reservations: readonly ReservationWithSpace[];
};

@Injectable()
export class DealRepository {
  constructor(private readonly em: EntityManager) {}

  /** Seven digits: the year and a sequence. */
  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select to_char(now() at time zone 'Europe/Prague', 'YY') || lpad((nextval('deal_number') % 100000)::text, 5, '0') as number`,
    );
    if (!row) throw new Error('The sequence of deals gave no number.');
    return row.number;
  }

  /** Owner of a space. */
  async findCustomerId(spaceId: number): Promise<number | null> {
    const [row] = await this.em.execute<{ customerId: number }[]>(
      `select b.customer_id as "customerId" from space s join building b on b.id = s.building_id where s.id = ?`,
      [spaceId],
    );
    return row?.customerId ?? null;
  }

  /** Account to which mails of the owner go; null when it is blocked or erased. */
  async findOwner(customerId: number): Promise<{ id: number; email: string } | null> {
    const [row] = await this.em.execute<{ id: number; email: string }[]>(
      `select u.id, u.email from customer c join app_user u on u.id = c.user_id
       where c.id = ? and u.erased_at is null and u.blocked_at is null`,
      [customerId],
    );
    return row ?? null;
  }

  /** With their buildings, in the order of the ids. */
  async listSpaces(ids: readonly number[]) {
    const spaces = await this.em.find(Space, { id: { $in: [...ids] } }, { populate: ['building'] });
    return [...new Set(ids)].flatMap((id) => spaces.find((space) => space.id === id) ?? []);
  }

  /** Locks the deal; its reservations are locked before it. */
  async findForUpdate(id: number): Promise<DealRecord | null> {
    const deal = await this.em.findOne(Deal, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [record] = deal ? await this.listRecords([deal]) : [];
    return record ?? null;
  }

  async find(id: number): Promise<DealRecord | null> {
    const [record] = await this.list([id]);
    return record ?? null;
  }

  /** In the order of the ids. */
  async list(ids: readonly number[]): Promise<DealRecord[]> {
    if (ids.length === 0) return [];
    const deals = await this.em.find(Deal, { id: { $in: [...ids] } });
    const records = await this.listRecords(deals);
    return ids.flatMap((id) => records.find(({ deal }) => deal.id === id) ?? []);
  }

  /** @returns ids of deals by id of the reservation */
  async findIds(reservationIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.em.execute<{ id: number; dealId: number }[]>(
      `select id, deal_id as "dealId" from reservation where id = any(?::int[]) and deal_id is not null`,
      [toArrayLiteral(reservationIds)],
    );
    return new Map(rows.map(({ id, dealId }) => [id, dealId]));
  }

  async createDeal(values: RequiredEntityData<Deal>): Promise<Deal> {
    const deal = this.em.create(Deal, values);
    await this.em.flush();
    return deal;
  }

  createOffer(values: RequiredEntityData<DealOffer>): DealOffer {
    return this.em.create(DealOffer, values);
  }

  createInstalment(values: RequiredEntityData<Instalment>): Instalment {
    return this.em.create(Instalment, values);
  }

  createWaiver(values: RequiredEntityData<GateWaiver>): GateWaiver {
    return this.em.create(GateWaiver, values);
  }

  createSettlement(values: RequiredEntityData<Settlement>): Settlement {
    return this.em.create(Settlement, values);
  }

  findCodeForUpdate(dealId: number, purpose: SigningPurpose): Promise<SigningCode | null> {
    return this.em.findOne(SigningCode, { deal: dealId, purpose }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  createCode(values: RequiredEntityData<SigningCode>): SigningCode {
    return this.em.create(SigningCode, values);
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  private async listRecords(deals: readonly Deal[]): Promise<DealRecord[]> {
    const dealIds = deals.map(({ id }) => id);
    const where = { deal: { $in: dealIds } };
    const [offers, instalments, waivers, settlements, reservations] = [
      await this.em.find(DealOffer, where, { orderBy: { no: 'asc' } }),
      await this.em.find(Instalment, where, { orderBy: { id: 'asc' } }),
      await this.em.find(GateWaiver, where, { orderBy: { id: 'asc' } }),
      await this.em.find(Settlement, where, { orderBy: { id: 'asc' } }),
      await this.em.find(
        Reservation,
        { dealId: { $in: dealIds } },
        { ...WITH_SPACE, orderBy: { startsAt: 'asc', id: 'asc' } },
      ),
    ];
    const ofDeal = <Row extends { deal: { id: number } }>(rows: readonly Row[], { id }: Deal): Row[] =>
      rows.filter((row) => row.deal.id === id);
    return deals.map((deal) => ({
      deal,
      offers: ofDeal(offers, deal),
      instalments: ofDeal(instalments, deal),
      waivers: ofDeal(waivers, deal),
      settlements: ofDeal(settlements, deal),
      reservations: reservations.filter(({ dealId }) => dealId === deal.id),
    }));
  }
}

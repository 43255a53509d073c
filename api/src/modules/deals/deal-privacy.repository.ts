import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';

/** What is kept about the guest of a deal. */
export type GuestDealRecord = {
  readonly number: string;
  readonly title: string;
  readonly guest: object | null;
  readonly tenant: object | null;
  readonly createdAt: string;
};

const OF_GUEST = `lower(d.guest ->> 'email') = lower(?) or lower(d.tenant ->> 'email') = lower(?)
  or exists (select from reservation r where r.deal_id = d.id and lower(r.customer_email) = lower(?))`;

/** Queries for exports and anonymization of deals. */
@Injectable()
export class DealPrivacyRepository {
  constructor(private readonly em: EntityManager) {}

  listByGuest(email: string): Promise<GuestDealRecord[]> {
    return this.em.execute(
      `select d.number, d.title, d.guest, d.tenant, d.created_at as "createdAt" from deal d
       where d.forgotten_at is null and (${OF_GUEST}) order by d.id`,
      [email, email, email],
    );
  }

  /** Deals with the guest that have no reservations, or none that is not anonymized. */
  async listIdsByGuest(email: string): Promise<number[]> {
    return toIds(
      await this.em.execute(`select d.id from deal d where d.forgotten_at is null and (${OF_GUEST})`, [
        email,
        email,
        email,
      ]),
    );
  }

  async listIdsByCustomer(customerId: number): Promise<number[]> {
    return toIds(await this.em.execute(`select id from deal where customer_id = ?`, [customerId]));
  }

  /** Offers that came to nothing before the time. */
  async listLostBefore(before: Date): Promise<number[]> {
    return toIds(
      await this.em.execute(
        `select d.id from deal d where d.forgotten_at is null and d.created_at < ?
           and not exists (select from reservation r where r.deal_id = d.id)
           and not exists (select from deal_offer o where o.deal_id = d.id and o.valid_until >= ?::date) limit 500`,
        [before, before],
      ),
    );
  }

  /**
   * Those of the deals whose reservations all are anonymized: persons and texts are removed, amounts stay.
   * @returns their ids
   */
  async anonymize(dealIds: readonly number[], now: Date): Promise<number[]> {
    const ids = toIds(
      await this.em.execute(
        `update deal d set guest = null, tenant = null, title = '', closed_reason = null, forgotten_at = ?
         where d.id = any(?::int[]) and d.forgotten_at is null
           and not exists (select from reservation r where r.deal_id = d.id and r.forgotten_at is null) returning d.id`,
        [now, toArrayLiteral(dealIds)],
      ),
    );
    const parameter = [toArrayLiteral(ids)];
    await this.em.execute(
      `update deal_offer set message = '', note = '' where deal_id = any(?::int[])`,
      parameter,
    );
    await this.em.execute(`update settlement set reason = null where deal_id = any(?::int[])`, parameter);
    await this.em.execute(`update gate_waiver set reason = '' where deal_id = any(?::int[])`, parameter);
    await this.em.execute(`delete from signing_code where deal_id = any(?::int[])`, parameter);
    return ids;
  }
}

const toIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

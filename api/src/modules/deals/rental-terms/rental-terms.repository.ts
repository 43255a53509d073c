import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { RentalTermsDefinition } from '@prostora/rental-terms';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import { Customer } from '../../accounts/customers/index.ts';
import { RentalTerms, type RentalTermsState } from './rental-terms.entity.ts';

/** Values that the owner edits. */
export type RentalTermsValues = Pick<RentalTerms, 'name' | 'isDefault' | 'spaceIds' | 'definition'>;
export type RentalTermsFilter = {
  readonly customerId: number;
  readonly state: RentalTermsState | null;
  readonly spaceId: number | null;
};
/** What published terms hold for besides others; without a space the default. */
export type RentalTermsConflict = {
  readonly rental_terms_id: number;
  readonly name: string;
  readonly space_id: number | null;
};

@Injectable()
export class RentalTermsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Serializes changes of the terms of a customer until the transaction ends. */
  async lockByCustomer(customerId: number): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('rental-terms'), ?)`, [customerId]);
  }

  findById(id: number): Promise<RentalTerms | null> {
    return this.em.findOne(RentalTerms, { id }, { refresh: true });
  }

  findForUpdate(id: number): Promise<RentalTerms | null> {
    return this.em.findOne(RentalTerms, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async listPage(
    { customerId, state, spaceId }: RentalTermsFilter,
    page: number,
    pageSize: number,
  ): Promise<{ terms: RentalTerms[]; total: number }> {
    const [terms, total] = await this.em.findAndCount(
      RentalTerms,
      {
        customer: customerId,
        ...(state !== null && { state }),
        ...(spaceId !== null && { spaceIds: { $contains: [spaceId] } }),
      },
      { orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize },
    );
    return { terms, total };
  }

  listByCustomer(customerId: number): Promise<RentalTerms[]> {
    return this.em.find(RentalTerms, { customer: customerId }, { orderBy: { id: 'asc' } });
  }

  findPublished(customerId: number, id: number): Promise<RentalTerms | null> {
    return this.em.findOne(RentalTerms, { id, customer: customerId, state: 'published' }, { refresh: true });
  }

  listPublished(customerId: number): Promise<RentalTerms[]> {
    return this.em.find(
      RentalTerms,
      { customer: customerId, state: 'published' },
      { orderBy: { id: 'asc' }, refresh: true },
    );
  }

  /**
   * The published terms of the first of the spaces that has its own, else the default of their owner.
   * @param spaceIds in the order of the booking
   * @param customerId only of this owner; null: of the spaces' owner
   */
  async findInForce(
    spaceIds: readonly number[],
    customerId: number | null = null,
  ): Promise<RentalTermsDefinition | null> {
    const [terms] = await this.em.execute<{ definition: RentalTermsDefinition }[]>(
      `select t.definition from unnest(?::int[]) with ordinality as booked (space_id, no)
         join space s on s.id = booked.space_id join building b on b.id = s.building_id
         join rental_terms t on t.customer_id = b.customer_id
       where t.state = 'published' and (t.is_default or s.id = any(t.space_ids)) and t.customer_id = coalesce(?, t.customer_id)
       order by coalesce(s.id = any(t.space_ids), false) desc, booked.no limit 1`,
      [toArrayLiteral(spaceIds), customerId],
    );
    return terms?.definition ?? null;
  }

  /** Number of terms that are not archived. */
  countCurrent(customerId: number): Promise<number> {
    return this.em.count(RentalTerms, { customer: customerId, state: { $ne: 'archived' } });
  }

  /** Flushes at once, so that the id is known. */
  async create(
    customerId: number,
    values: RentalTermsValues,
    { copiedFrom, now }: { copiedFrom: RentalTerms | null; now: Date },
  ): Promise<RentalTerms> {
    const terms = this.em.create(RentalTerms, {
      ...values,
      customer: this.em.getReference(Customer, customerId),
      state: 'draft',
      copiedFrom,
      createdAt: now,
      updatedAt: now,
    });
    await this.em.persist(terms).flush();
    return terms;
  }

  async update(terms: RentalTerms, values: RentalTermsValues, now: Date): Promise<void> {
    Object.assign(terms, values, { version: terms.version + 1, updatedAt: now });
    await this.em.flush();
  }

  async setState(terms: RentalTerms, state: RentalTermsState, now: Date): Promise<void> {
    terms.state = state;
    terms.updatedAt = now;
    if (state === 'published') terms.publishedAt = now;
    await this.em.flush();
  }

  /** Archives terms of which nothing is left. */
  async reduceScope(
    terms: RentalTerms,
    scope: Pick<RentalTerms, 'isDefault' | 'spaceIds'>,
    now: Date,
  ): Promise<void> {
    Object.assign(terms, scope, { updatedAt: now });
    if (!scope.isDefault && scope.spaceIds === null) terms.state = 'archived';
    await this.em.flush();
  }

  async remove(terms: RentalTerms): Promise<void> {
    await this.em.remove(terms).flush();
  }

  /** Archives published terms, which are not deleted otherwise, and deletes all. */
  async removeByCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      `update rental_terms set state = 'archived' where customer_id = ? and state = 'published'`,
      [customerId],
    );
    await this.em.execute('delete from rental_terms where customer_id = ?', [customerId]);
  }
}

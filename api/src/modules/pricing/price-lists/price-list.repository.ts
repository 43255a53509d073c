import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import { Customer } from '../../accounts/customers/index.ts';
import { Space } from '../../spaces/index.ts';
import { PriceList, PriceScope, type PriceListState } from './price-list.entity.ts';

/** Days of a list for a space. */
export type PriceScopeValues = {
  readonly spaceId: number;
  readonly validFrom: string;
  readonly validUntil: string | null;
};
/** Values of a list that its owner edits. */
export type PriceListValues = Pick<
  PriceList,
  'name' | 'includesVat' | 'vatPayer' | 'dayStart' | 'definition'
>;
export type PriceListFilter = {
  readonly customerId: number;
  readonly state: PriceListState | null;
  readonly spaceId: number | null;
};
/** A published scope on days of another list. */
export type PriceListConflict = {
  readonly price_list_id: number;
  readonly name: string;
  readonly space_id: number;
  readonly valid_from: string;
  readonly valid_until: string | null;
};
export type ReplacedScope = {
  readonly price_list_id: number;
  readonly space_id: number;
  /** New last day; null when no day is left. */
  readonly valid_until: string | null;
};

const SCOPES_IN_ORDER = { populate: ['scopes'], populateOrderBy: { scopes: { id: 'asc' } } } as const;

@Injectable()
export class PriceListRepository {
  constructor(private readonly em: EntityManager) {}

  /** Serializes changes of the lists of a customer until the transaction ends. */
  async lockByCustomer(customerId: number): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('price-list'), ?)`, [customerId]);
  }

  findById(id: number): Promise<PriceList | null> {
    return this.em.findOne(PriceList, { id }, { ...SCOPES_IN_ORDER, refresh: true });
  }

  /** Locks the list until the transaction ends. */
  async findForUpdate(id: number): Promise<PriceList | null> {
    await this.em.findOne(PriceList, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return this.findById(id);
  }

  async listPage(
    filter: PriceListFilter,
    page: number,
    pageSize: number,
  ): Promise<{ lists: PriceList[]; total: number }> {
    const [lists, total] = await this.em.findAndCount(PriceList, toWhere(filter), {
      ...SCOPES_IN_ORDER,
      orderBy: { id: 'desc' },
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { lists, total };
  }

  /** Number of lists that are not archived. */
  countCurrent(customerId: number): Promise<number> {
    return this.em.count(PriceList, { customer: customerId, state: { $ne: 'archived' } });
  }

  /** Flushes at once, so that ids are known. */
  async create(
    customerId: number,
    values: PriceListValues,
    scopes: readonly PriceScopeValues[],
    { copiedFrom, now }: { copiedFrom: PriceList | null; now: Date },
  ): Promise<PriceList> {
    const list = this.em.create(PriceList, {
      ...values,
      customer: this.em.getReference(Customer, customerId),
      state: 'draft',
      copiedFrom,
      createdAt: now,
      updatedAt: now,
    });
    this.setScopes(list, scopes);
    await this.em.persist(list).flush();
    return list;
  }

  /** Replaces the values and scopes of a draft. */
  async update(
    list: PriceList,
    values: PriceListValues,
    scopes: readonly PriceScopeValues[],
    now: Date,
  ): Promise<void> {
    Object.assign(list, values, { version: list.version + 1, updatedAt: now });
    this.setScopes(list, scopes);
    await this.em.flush();
  }

  async setState(list: PriceList, state: PriceListState, now: Date): Promise<void> {
    list.state = state;
    list.updatedAt = now;
    if (state === 'published') list.publishedAt = now;
    await this.em.flush();
  }

  async remove(list: PriceList): Promise<void> {
    await this.em.remove(list).flush();
  }

  listByCustomer(customerId: number): Promise<PriceList[]> {
    return this.em.find(PriceList, { customer: customerId }, { orderBy: { id: 'asc' } });
  }

  /** Archives published lists, which are not deleted otherwise, and deletes all. */
  async removeByCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      `update price_list set state = 'archived' where customer_id = ? and state = 'published'`,
      [customerId],
    );
    await this.em.execute('delete from price_list where customer_id = ?', [customerId]);
  }

  /** Published scopes of other lists on the days of this one, in order of spaces and days. */
  listConflicts(listId: number): Promise<PriceListConflict[]> {
    return this.em.execute<PriceListConflict[]>(
      `select distinct on (o.space_id, o.valid_from, o.id) o.list_id as price_list_id, l.name, o.space_id,
         o.valid_from::text as valid_from, o.valid_until::text as valid_until
       from ${OVERLAPPING} join price_list l on l.id = o.list_id where s.list_id = ?
       order by o.space_id, o.valid_from, o.id`,
      [listId],
    );
  }

  /** Ends conflicting scopes the day before this list begins, and removes those without a day left. */
  async endConflicts(listId: number): Promise<ReplacedScope[]> {
    const conflicts = await this.em.execute<{ id: number; starts: boolean; ends: string }[]>(
      `select o.id, o.valid_from < min(s.valid_from) as starts, (min(s.valid_from) - 1)::text as ends
       from ${OVERLAPPING} where s.list_id = ? group by o.id, o.valid_from order by o.space_id, o.valid_from`,
      [listId],
    );
    const replaced: ReplacedScope[] = [];
    for (const { id, starts, ends } of conflicts)
      replaced.push(
        ...(await this.em.execute<ReplacedScope[]>(
          starts
            ? `update price_scope set valid_until = ? where id = ?
               returning list_id as price_list_id, space_id, valid_until::text as valid_until`
            : `delete from price_scope where id = ? returning list_id as price_list_id, space_id, null as valid_until`,
          starts ? [ends, id] : [id],
        )),
      );
    await this.touch(replaced.map(({ price_list_id: replacedId }) => replacedId));
    return replaced;
  }

  /** Scope of the published list of a space on a day, with its list; outside the identity map, as it is only read. */
  findPublished(spaceId: number, day: string): Promise<PriceScope | null> {
    return this.em.findOne(
      PriceScope,
      {
        space: spaceId,
        published: true,
        validFrom: { $lte: day },
        $or: [{ validUntil: null }, { validUntil: { $gte: day } }],
      },
      { populate: ['list'], disableIdentityMap: true },
    );
  }

  /** Published scopes of the spaces that meet the days, with their lists; outside the identity map. */
  listPublished(spaceIds: readonly number[], from: string, until: string): Promise<PriceScope[]> {
    return this.em.find(
      PriceScope,
      {
        space: { $in: [...spaceIds] },
        published: true,
        validFrom: { $lte: until },
        $or: [{ validUntil: null }, { validUntil: { $gte: from } }],
      },
      { populate: ['list'], disableIdentityMap: true },
    );
  }

  /** Published scopes of the spaces that hold on the day or later, with their lists, to be changed. */
  listPublishedScopes(spaceIds: readonly number[], day: string): Promise<PriceScope[]> {
    return this.em.find(
      PriceScope,
      {
        space: { $in: [...spaceIds] },
        published: true,
        $or: [{ validUntil: null }, { validUntil: { $gte: day } }],
      },
      { populate: ['list'], refresh: true, orderBy: { list: 'asc', validFrom: 'asc' } },
    );
  }

  /** First day after the given one on which another published scope of the space begins. */
  async findNextStart(spaceId: number, day: string): Promise<string | null> {
    const next = await this.em.findOne(
      PriceScope,
      { space: spaceId, published: true, validFrom: { $gt: day } },
      { orderBy: { validFrom: 'asc' } },
    );
    return next?.validFrom ?? null;
  }

  private async touch(listIds: readonly number[]): Promise<void> {
    await this.em.execute('update price_list set updated_at = now() where id = any(?::int[])', [
      toArrayLiteral(listIds),
    ]);
  }

  private setScopes(list: PriceList, scopes: readonly PriceScopeValues[]): void {
    list.scopes.set(
      scopes.map(({ spaceId, validFrom, validUntil }) =>
        this.em.create(PriceScope, {
          list,
          space: this.em.getReference(Space, spaceId),
          validFrom,
          validUntil,
        }),
      ),
    );
  }
}

/** Scopes `s` of a list and published scopes `o` of others on the same days. */
const OVERLAPPING = `price_scope s join price_scope o on o.space_id = s.space_id and o.published and o.list_id <> s.list_id
  and daterange(o.valid_from, o.valid_until, '[]') && daterange(s.valid_from, s.valid_until, '[]')`;

const toWhere = ({ customerId, state, spaceId }: PriceListFilter): FilterQuery<PriceList> => ({
  customer: customerId,
  ...(state !== null && { state }),
  ...(spaceId !== null && { scopes: { $some: { space: spaceId } } }),
});

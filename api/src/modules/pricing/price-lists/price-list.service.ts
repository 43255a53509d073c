import { Injectable } from '@nestjs/common';
import { LAYOUTS } from '@prostora/contracts';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  assertNoFieldErrors,
  createConflictError,
  createFieldError,
  fieldError,
  type FieldErrors,
} from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { requireCustomer } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import type { BookingRequest } from '../booking-request.ts';
import { rejectSlotLength } from '../slot-rules.ts';
import { ConditionNamesService } from './condition-names.service.ts';
import { ListPricingService, quoteByList } from './list-pricing.service.ts';
import type { ListQuote } from './list-quote.ts';
import type { PriceList, PriceListState, StoredDefinition } from './price-list.entity.ts';
import { priceListForbidden, tooManyPriceLists } from './price-list.errors.ts';
import type { ParsedPriceList } from './price-list.input.ts';
import { toPriceListDto } from './price-list.mapper.ts';
import { assertDraft, assertOwnPriceList } from './price-list.policy.ts';
import { PriceListRepository, type PriceScopeValues } from './price-list.repository.ts';

export type TrialBooking = BookingRequest & { readonly label: string | null };
export type TrialResult = {
  label: string | null;
  quote: ListQuote<null> & { token: null; valid_until: null };
};

/** Price lists as their owner edits them. */
@Injectable()
export class PriceListService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly spaces: SpaceAccessService,
    private readonly taxonomy: TaxonomyService,
    private readonly names: ConditionNamesService,
    private readonly pricing: ListPricingService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  listPage(
    actor: Actor,
    filter: { state: PriceListState | null; spaceId: number | null },
    page: number,
    pageSize: number,
  ): Promise<{ lists: PriceList[]; total: number }> {
    return this.lists.listPage({ ...filter, customerId: requireCustomer(actor, 'price') }, page, pageSize);
  }

  async find(actor: Actor, id: number): Promise<PriceList> {
    const list = await this.lists.findById(id);
    assertOwnPriceList(actor, list, 'price');
    return list;
  }

  /** Bookings priced by a list of any state, before guests see it. */
  async priceTrial(actor: Actor, id: number, bookings: readonly TrialBooking[]): Promise<TrialResult[]> {
    const list = await this.find(actor, id);
    const results: TrialResult[] = [];
    for (const [index, booking] of bookings.entries()) {
      const prefix = `bookings.${index}.`;
      const rejection = rejectSlotLength(booking);
      if (rejection) throw createFieldError(`${prefix}${rejection.field}`, rejection.error);
      const company = await this.pricing.findCompany(list, booking, prefix);
      const tables = await this.pricing.loadTables([list], booking.purpose);
      const quote = quoteByList(null, list, { ...booking, company }, tables, prefix);
      results.push({ label: booking.label, quote: { ...quote, token: null, valid_until: null } });
    }
    return results;
  }

  create(actor: Actor, { values, scopes }: ParsedPriceList): Promise<PriceList> {
    const customerId = requireCustomer(actor, 'write');
    return this.unit.run(async () => {
      await this.assertKnownSlugs(values.definition);
      await this.lockForNewList(customerId);
      await this.assertOwnSpaces(customerId, scopes);
      const now = this.clock.now();
      const list = await this.lists.create(customerId, values, scopes, { copiedFrom: null, now });
      await this.audit.record(actor, 'price-list.add', toSubject(list), {}, toAuditValues(list));
      return list;
    });
  }

  /**
   * Replaces a draft.
   * @throws DomainError CONFLICT when it has changed since the given version
   */
  update(actor: Actor, id: number, version: number, { values, scopes }: ParsedPriceList): Promise<PriceList> {
    return this.unit.run(async () => {
      const list = await this.loadDraft(actor, id, version);
      await this.assertKnownSlugs(values.definition);
      await this.assertOwnSpaces(list.customer.id, scopes);
      const before = toAuditValues(list);
      await this.lists.update(list, values, scopes, this.clock.now());
      await this.audit.record(actor, 'price-list.save', toSubject(list), before, toAuditValues(list));
      return list;
    });
  }

  /** Copies a list of any state as a draft. */
  copy(actor: Actor, id: number): Promise<PriceList> {
    return this.unit.run(async () => {
      const source = await this.find(actor, id);
      assertOwnPriceList(actor, source, 'write');
      const customerId = source.customer.id;
      await this.lockForNewList(customerId);
      const { name, includesVat, vatPayer, dayStart, definition } = source;
      const values = { name, includesVat, vatPayer, dayStart, definition };
      const list = await this.lists.create(customerId, values, toScopeValues(source), {
        copiedFrom: source,
        now: this.clock.now(),
      });
      await this.audit.record(actor, 'price-list.copy', toSubject(list), {}, toAuditValues(list));
      return list;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const list = await this.loadDraft(actor, id, null);
      await this.audit.record(actor, 'price-list.delete', toSubject(list), toAuditValues(list));
      await this.lists.remove(list);
    });
  }

  /**
   * Loads an own draft under a lock.
   * @param version version that the caller has seen; null for any
   * @throws DomainError PRICE_LIST_PUBLISHED, CONFLICT
   */
  async loadDraft(actor: Actor, id: number, version: number | null): Promise<PriceList> {
    const list = await this.lists.findForUpdate(id);
    assertOwnPriceList(actor, list, 'write');
    assertDraft(list);
    if (version !== null && version !== list.version)
      throw createConflictError(toPriceListDto(list, await this.names.load(list)));
    return list;
  }

  /** @throws DomainError FORBIDDEN when a space is not the customer's */
  async assertOwnSpaces(
    customerId: number,
    scopes: readonly Pick<PriceScopeValues, 'spaceId'>[],
  ): Promise<void> {
    const isOwn = await this.spaces.areOwned(
      customerId,
      scopes.map(({ spaceId }) => spaceId),
    );
    if (!isOwn) throw priceListForbidden();
  }

  /** @throws DomainError VALIDATION on a condition with a purpose or a layout that the platform does not have */
  private async assertKnownSlugs({ rules }: StoredDefinition): Promise<void> {
    const purposes = rules.flatMap(({ when }) => when.purposes);
    const known = purposes.length === 0 ? null : await this.taxonomy.resolvePurposeSlugs(purposes);
    const errors: Record<string, FieldErrors[string]> = {};
    for (const [index, { when }] of rules.entries()) {
      if (!when.purposes.every((slug) => known?.has(slug)))
        errors[`rules.${index}.when.purposes`] = fieldError('priceList', { error: 'INVALID_SLUG' });
      if (!when.layouts.every((slug) => LAYOUTS.some((layout) => layout === slug)))
        errors[`rules.${index}.when.layouts`] = fieldError('priceList', { error: 'INVALID_SLUG' });
    }
    assertNoFieldErrors(errors);
  }

  /** Requires the lock of the customer's lists. */
  async assertBelowLimit(customerId: number): Promise<void> {
    if ((await this.lists.countCurrent(customerId)) >= PRICE_LIST_LIMITS.listsPerCustomer)
      throw tooManyPriceLists();
  }

  private async lockForNewList(customerId: number): Promise<void> {
    await this.lists.lockByCustomer(customerId);
    await this.assertBelowLimit(customerId);
  }
}

export const toScopeValues = ({ scopes }: PriceList): PriceScopeValues[] =>
  scopes.map(({ space, validFrom, validUntil }) => ({ spaceId: space.id, validFrom, validUntil }));

const toAuditValues = ({ name, version, scopes, definition }: PriceList): Record<string, unknown> => ({
  name,
  version,
  spaces: [...new Set(scopes.map(({ space }) => space.id))],
  rules: definition.rules.map(({ code, label }) => `${code}: ${label}`),
});

export const toSubject = ({ id }: PriceList): { type: string; id: number } => ({ type: 'price-list', id });

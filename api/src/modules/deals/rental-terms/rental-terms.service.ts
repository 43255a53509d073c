import { Injectable } from '@nestjs/common';
import { describeCancellation, RENTAL_TERMS_LIMITS } from '@prostora/rental-terms';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { requireCustomer } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import type { RentalTerms } from './rental-terms.entity.ts';
import { rentalTermsForbidden, rentalTermsOverlap, tooManyRentalTerms } from './rental-terms.errors.ts';
import { toRentalTermsDto } from './rental-terms.mapper.ts';
import { assertDraft, assertOwnRentalTerms } from './rental-terms.policy.ts';
import {
  RentalTermsRepository,
  type RentalTermsConflict,
  type RentalTermsFilter,
  type RentalTermsValues,
} from './rental-terms.repository.ts';

/** Rental terms as their owner edits and publishes them. */
@Injectable()
export class RentalTermsService {
  constructor(
    private readonly repository: RentalTermsRepository,
    private readonly spaces: SpaceAccessService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  listPage(
    actor: Actor,
    filter: Omit<RentalTermsFilter, 'customerId'>,
    page: number,
    pageSize: number,
  ): Promise<{ terms: RentalTerms[]; total: number }> {
    const customerId = requireCustomer(actor, 'price');
    return this.repository.listPage({ ...filter, customerId }, page, pageSize);
  }

  async find(actor: Actor, id: number): Promise<RentalTerms> {
    const terms = await this.repository.findById(id);
    assertOwnRentalTerms(actor, terms, 'price');
    return terms;
  }

  create(actor: Actor, values: RentalTermsValues): Promise<RentalTerms> {
    const customerId = requireCustomer(actor, 'write');
    return this.unit.run(async () => {
      await this.lockForNew(customerId);
      await this.assertOwnSpaces(customerId, values);
      const terms = await this.repository.create(customerId, values, {
        copiedFrom: null,
        now: this.clock.now(),
      });
      await this.audit.record(actor, 'rental-terms.add', toSubject(terms), {}, toAuditValues(terms));
      return terms;
    });
  }

  /**
   * Replaces a draft.
   * @throws DomainError CONFLICT when it has changed since the given version
   */
  update(actor: Actor, id: number, version: number, values: RentalTermsValues): Promise<RentalTerms> {
    return this.unit.run(async () => {
      const terms = await this.loadDraft(actor, id, version);
      await this.assertOwnSpaces(terms.customer.id, values);
      const before = toAuditValues(terms);
      await this.repository.update(terms, values, this.clock.now());
      await this.audit.record(actor, 'rental-terms.save', toSubject(terms), before, toAuditValues(terms));
      return terms;
    });
  }

  /** Copies terms of any state as a draft. */
  copy(actor: Actor, id: number): Promise<RentalTerms> {
    return this.unit.run(async () => {
      const source = await this.find(actor, id);
      assertOwnRentalTerms(actor, source, 'write');
      const { name, isDefault, spaceIds, definition, customer } = source;
      await this.lockForNew(customer.id);
      const values = { name, isDefault, spaceIds, definition };
      const terms = await this.repository.create(customer.id, values, {
        copiedFrom: source,
        now: this.clock.now(),
      });
      await this.audit.record(actor, 'rental-terms.copy', toSubject(terms), {}, toAuditValues(terms));
      return terms;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const terms = await this.loadDraft(actor, id, null);
      await this.audit.record(actor, 'rental-terms.delete', toSubject(terms), toAuditValues(terms));
      await this.repository.remove(terms);
    });
  }

  /**
   * @param replace whether these terms take the place of published ones
   * @throws DomainError RENTAL_TERMS_PUBLISHED, CONFLICT, RENTAL_TERMS_OVERLAP
   */
  publish(
    actor: Actor,
    id: number,
    version: number,
    replace: boolean,
  ): Promise<{ terms: RentalTerms; replaced: RentalTermsConflict[] }> {
    return this.unit.run(async () => {
      if (actor.customerId !== null) await this.repository.lockByCustomer(actor.customerId);
      const terms = await this.loadDraft(actor, id, version);
      if (!terms.isDefault && terms.spaceIds === null)
        throw createFieldError('space_ids', fieldError('rentalTerms', { error: 'NO_SPACES' }));
      await this.assertOwnSpaces(terms.customer.id, terms);
      const replaced = await this.replacePublished(terms, replace);
      await this.repository.setState(terms, 'published', this.clock.now());
      await this.audit.record(actor, 'rental-terms.publish', toSubject(terms), {}, toAuditValues(terms));
      return { terms, replaced };
    });
  }

  /** Idempotent. Agreements keep the terms that they were made under. */
  archive(actor: Actor, id: number): Promise<RentalTerms> {
    return this.unit.run(async () => {
      const terms = await this.repository.findForUpdate(id);
      assertOwnRentalTerms(actor, terms, 'write');
      if (terms.state === 'archived') return terms;
      await this.repository.setState(terms, 'archived', this.clock.now());
      await this.audit.record(actor, 'rental-terms.archive', toSubject(terms), { name: terms.name });
      return terms;
    });
  }

  private async replacePublished(terms: RentalTerms, replace: boolean): Promise<RentalTermsConflict[]> {
    const published = await this.repository.listPublished(terms.customer.id);
    const conflicts = published.flatMap((each) => listConflicts(each, terms));
    if (conflicts.length > 0 && !replace) throw rentalTermsOverlap(conflicts);
    const now = this.clock.now();
    for (const each of published.filter((other) => listConflicts(other, terms).length > 0)) {
      const left = each.spaceIds?.filter((spaceId) => !terms.spaceIds?.includes(spaceId)) ?? [];
      const scope = {
        isDefault: each.isDefault && !terms.isDefault,
        spaceIds: left.length > 0 ? left : null,
      };
      await this.repository.reduceScope(each, scope, now);
    }
    return conflicts;
  }

  /**
   * Loads an own draft under a lock.
   * @param version version that the caller has seen; null for any
   * @throws DomainError RENTAL_TERMS_PUBLISHED, CONFLICT
   */
  private async loadDraft(actor: Actor, id: number, version: number | null): Promise<RentalTerms> {
    const terms = await this.repository.findForUpdate(id);
    assertOwnRentalTerms(actor, terms, 'write');
    assertDraft(terms);
    if (version !== null && version !== terms.version) throw createConflictError(toRentalTermsDto(terms));
    return terms;
  }

  /** @throws DomainError FORBIDDEN when a space is not the customer's */
  private async assertOwnSpaces(
    customerId: number,
    { spaceIds }: Pick<RentalTermsValues, 'spaceIds'>,
  ): Promise<void> {
    if (spaceIds !== null && !(await this.spaces.areOwned(customerId, spaceIds)))
      throw rentalTermsForbidden();
  }

  private async lockForNew(customerId: number): Promise<void> {
    await this.repository.lockByCustomer(customerId);
    if ((await this.repository.countCurrent(customerId)) >= RENTAL_TERMS_LIMITS.perCustomer)
      throw tooManyRentalTerms();
  }
}

/** What both would hold for. */
function listConflicts(published: RentalTerms, terms: RentalTerms): RentalTermsConflict[] {
  const conflict = { rental_terms_id: published.id, name: published.name };
  const shared = (published.spaceIds ?? []).filter((spaceId) => terms.spaceIds?.includes(spaceId));
  return [
    ...(published.isDefault && terms.isDefault ? [{ ...conflict, space_id: null }] : []),
    ...shared.map((spaceId) => ({ ...conflict, space_id: spaceId })),
  ];
}

const toAuditValues = ({
  name,
  version,
  isDefault,
  spaceIds,
  definition,
}: RentalTerms): Record<string, unknown> => ({
  name,
  version,
  is_default: isDefault,
  space_ids: spaceIds,
  cancellation: describeCancellation(definition.cancellation),
});

const toSubject = ({ id }: RentalTerms): { type: string; id: number } => ({ type: 'rental-terms', id });

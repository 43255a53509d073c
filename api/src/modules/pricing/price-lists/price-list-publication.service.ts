import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { PriceList } from './price-list.entity.ts';
import { priceListOverlap } from './price-list.errors.ts';
import { assertOwnPriceList } from './price-list.policy.ts';
import { PriceListRepository, type ReplacedScope } from './price-list.repository.ts';
import { PriceListService, toScopeValues, toSubject } from './price-list.service.ts';

/** Publication and the end of price lists. */
@Injectable()
export class PriceListPublicationService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly priceLists: PriceListService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param replace whether published lists of the same days end the day before
   * @throws DomainError PRICE_LIST_PUBLISHED, CONFLICT, PRICE_LIST_OVERLAP
   */
  publish(
    actor: Actor,
    id: number,
    version: number,
    replace: boolean,
  ): Promise<{ list: PriceList; replaced: ReplacedScope[] }> {
    return this.unit.run(async () => {
      if (actor.customerId !== null) await this.lists.lockByCustomer(actor.customerId);
      const list = await this.priceLists.loadDraft(actor, id, version);
      const scopes = toScopeValues(list);
      if (scopes.length === 0) throw createFieldError('spaces', fieldError('priceListSpaces'));
      await this.priceLists.assertOwnSpaces(list.customer.id, scopes);
      const conflicts = await this.lists.listConflicts(id);
      if (conflicts.length > 0 && !replace) throw priceListOverlap(conflicts);
      const replaced = conflicts.length > 0 ? await this.lists.endConflicts(id) : [];
      await this.lists.setState(list, 'published', this.clock.now());
      await this.audit.record(actor, 'price-list.publish', toSubject(list), {}, { name: list.name });
      return { list, replaced };
    });
  }

  /** Idempotent. Reservations keep their quotes. */
  archive(actor: Actor, id: number): Promise<PriceList> {
    return this.unit.run(async () => {
      const list = await this.lists.findForUpdate(id);
      assertOwnPriceList(actor, list, 'write');
      if (list.state === 'archived') return list;
      await this.lists.setState(list, 'archived', this.clock.now());
      await this.audit.record(actor, 'price-list.archive', toSubject(list), { name: list.name });
      return list;
    });
  }
}

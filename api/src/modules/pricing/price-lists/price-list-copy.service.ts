import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { CopyCount, CopyMode } from '../../availability/index.ts';
import type { PriceList, PriceScope } from './price-list.entity.ts';
import { PriceListRepository, type PriceScopeValues } from './price-list.repository.ts';
import { PriceListService, toSubject } from './price-list.service.ts';

/** Copies the price lists of a space to other spaces of its owner. */
@Injectable()
export class PriceListCopyService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly priceLists: PriceListService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes a copy of each present and future list for the targets, because scopes of a published list never
   * grow. `replace` ends the lists that the targets have on these days, `add` leaves out such targets. Requires
   * a unit of work.
   * @returns counts by space
   */
  async copyToSpaces(
    actor: Actor,
    { customerId, sourceId }: { customerId: number; sourceId: number },
    targetIds: readonly number[],
    mode: CopyMode,
  ): Promise<Map<number, CopyCount>> {
    await this.lists.lockByCustomer(customerId);
    const today = this.clock.today();
    const scopes = await this.lists.listPublishedScopes([sourceId, ...targetIds], today);
    const counts = new Map(targetIds.map((id) => [id, { added: 0, removed: 0 }]));
    const source = scopes.filter(({ space }) => space.id === sourceId);
    for (const list of new Set(source.map((scope) => scope.list))) {
      const copied = source
        .filter((scope) => scope.list === list)
        .map(({ validFrom, validUntil }) => ({
          validFrom: validFrom < today ? today : validFrom,
          validUntil,
        }));
      const wanted = targetIds.filter((id) => {
        const own = scopes.filter(({ space }) => space.id === id);
        return (
          !own.some((scope) => scope.list === list) &&
          (mode === 'replace' || !own.some((one) => copied.some((scope) => overlaps(one, scope))))
        );
      });
      if (wanted.length === 0) continue;
      const removed = await this.publishCopy(
        actor,
        list,
        wanted.flatMap((spaceId) => copied.map((days) => ({ spaceId, ...days }))),
      );
      for (const id of wanted) {
        const count = counts.get(id) ?? { added: 0, removed: 0 };
        const ended = removed.filter((spaceId) => spaceId === id).length;
        counts.set(id, { added: count.added + 1, removed: count.removed + ended });
      }
    }
    return counts;
  }

  /** @returns ids of the spaces of ended scopes */
  private async publishCopy(
    actor: Actor,
    source: PriceList,
    scopes: readonly PriceScopeValues[],
  ): Promise<number[]> {
    const { name, includesVat, vatPayer, dayStart, definition, customer } = source;
    await this.priceLists.assertBelowLimit(customer.id);
    const now = this.clock.now();
    const values = { name, includesVat, vatPayer, dayStart, definition };
    const list = await this.lists.create(customer.id, values, scopes, { copiedFrom: source, now });
    const replaced = await this.lists.endConflicts(list.id);
    await this.lists.setState(list, 'published', now);
    await this.audit.record(actor, 'price-list.copy', toSubject(list), {}, { name });
    await this.audit.record(actor, 'price-list.publish', toSubject(list), {}, { name });
    return replaced.map(({ space_id }) => space_id);
  }
}

type Days = Pick<PriceScope, 'validFrom' | 'validUntil'>;

const overlaps = (one: Days, other: Days): boolean =>
  (one.validUntil === null || one.validUntil >= other.validFrom) &&
  (other.validUntil === null || other.validUntil >= one.validFrom);

import { Injectable } from '@nestjs/common';
import { toPragueWallTime } from '@prostora/contracts';
import type { ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import { ConditionNamesService } from './condition-names.service.ts';
import type { PriceScope } from './price-list.entity.ts';
import { priceListNotFound } from './price-list.errors.ts';
import { PriceListRepository } from './price-list.repository.ts';

/** Published price lists of a space as its visitors see them. */
@Injectable()
export class PublicPriceListService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly spaceAccess: SpaceAccessService,
    private readonly names: ConditionNamesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The list of a day, and the day on which the next one begins.
   * @param day YYYY-MM-DD; null for today
   * @throws DomainError NOTFOUND for a space that is not public, to its owner too
   */
  async find(
    spaceId: number,
    day: string | null,
  ): Promise<{ scope: PriceScope | null; names: ConditionNames; nextStart: string | null }> {
    const [space] = await this.spaceAccess.listPublished([spaceId]);
    if (!space) throw priceListNotFound();
    const asked = day ?? toPragueWallTime(this.clock.now()).day;
    const scope = await this.lists.findPublished(space.id, asked);
    const names = scope ? await this.names.load(scope.list) : {};
    return { scope, names, nextStart: await this.lists.findNextStart(space.id, asked) };
  }
}

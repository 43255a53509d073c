import { Injectable } from '@nestjs/common';
import { CatalogMatchingService } from '../results/catalog-matching.service.ts';
import {
  SpaceAccessService,
  type FullSpace,
  type SpaceCardDto,
  type SpaceWithLayouts,
} from '../../spaces/index.ts';

/** A requested space that is not published; `once` is set when it was published before. */
export type UnavailableSpace = { id: number; lastPublished: FullSpace | undefined };

/** Cards of spaces by ids or URLs. */
@Injectable()
export class SpaceCardsService {
  constructor(
    private readonly matches: CatalogMatchingService,
    private readonly spaces: SpaceAccessService,
  ) {}

  /** Cards from the catalogue index; only missing ones are looked up in the database. */
  async listByIds(ids: readonly number[]): Promise<{ cards: SpaceCardDto[]; gone: UnavailableSpace[] }> {
    const requestedIds = [...new Set(ids)];
    const cards = await this.matches.listCards(requestedIds);
    return { cards, gone: await this.gone(excludeFound(requestedIds, cards)) };
  }

  /** Cards of published spaces by their URLs below /prostor/. */
  async listByUrls(addresses: readonly string[]): Promise<SpaceCardDto[]> {
    return this.matches.listCards(await this.spaces.listPublishedIdsByUrl([...new Set(addresses)]));
  }

  /** Published spaces in full. */
  async listFull(ids: readonly number[]): Promise<{ spaces: SpaceWithLayouts[]; gone: UnavailableSpace[] }> {
    const requestedIds = [...new Set(ids)];
    const spaces = await this.spaces.listPublished(requestedIds);
    return { spaces, gone: await this.gone(excludeFound(requestedIds, spaces)) };
  }

  private async gone(ids: readonly number[]): Promise<UnavailableSpace[]> {
    const formerlyPublished = ids.length === 0 ? [] : await this.spaces.listEverPublished(ids);
    return ids.map((id) => ({ id, lastPublished: formerlyPublished.find((space) => space.id === id) }));
  }
}

function excludeFound(requestedIds: readonly number[], found: readonly { id: number }[]): number[] {
  const ids = new Set(found.map(({ id }) => id));
  return requestedIds.filter((id) => !ids.has(id));
}

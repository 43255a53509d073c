import { Injectable } from '@nestjs/common';
import { CatalogMatches } from '../catalog/index.ts';
import { SpaceAccess, type FullSpace } from '../spaces/index.ts';

/** A requested space that is not published; `once` is set when it was published before. */
export type Gone = { id: number; once: FullSpace | undefined };

/** Cards of spaces by ids or URLs. */
@Injectable()
export class SpaceCardsService {
  constructor(
    private readonly matches: CatalogMatches,
    private readonly spaces: SpaceAccess,
  ) {}

  /** Cards from the catalogue index; only missing ones are looked up in the database. */
  async cards(ids: readonly number[]): Promise<{ cards: ReturnType<CatalogMatches['cards']>; gone: Gone[] }> {
    const asked = [...new Set(ids)];
    const cards = this.matches.cards(asked);
    return { cards, gone: await this.gone(without(asked, cards)) };
  }

  /** Cards of published spaces by their URLs below /prostor/. */
  async at(addresses: readonly string[]): Promise<ReturnType<CatalogMatches['cards']>> {
    return this.matches.cards(await this.spaces.publishedAt([...new Set(addresses)]));
  }

  /** Published spaces in full. */
  async inFull(ids: readonly number[]): Promise<{ spaces: FullSpace[]; gone: Gone[] }> {
    const asked = [...new Set(ids)];
    const spaces = await this.spaces.published(asked);
    return { spaces, gone: await this.gone(without(asked, spaces)) };
  }

  private async gone(ids: readonly number[]): Promise<Gone[]> {
    const formerlyPublished = ids.length === 0 ? [] : await this.spaces.everPublished(ids);
    return ids.map((id) => ({ id, once: formerlyPublished.find((space) => space.id === id) }));
  }
}

function without(asked: readonly number[], found: readonly { id: number }[]): number[] {
  const ids = new Set(found.map(({ id }) => id));
  return asked.filter((id) => !ids.has(id));
}

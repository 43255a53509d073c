import { Injectable } from '@nestjs/common';
import { TermKeepers } from './term-keepers.ts';
import type { Term, TermKind } from './term.ts';

/** Numbers of records that refer to an item. */
export type TermUses = { spaces: number; publishedSpaces: number; inquiries: number; seoUrls: number };
export type TermRow = { term: Term; uses: TermUses };

const UNUSED: TermUses = { spaces: 0, publishedSpaces: 0, inquiries: 0, seoUrls: 0 };

/** Counts references to taxonomy items across modules. */
@Injectable()
export class TermUsesService {
  constructor(private readonly keepers: TermKeepers) {}

  /** The number of statements does not depend on the number of items. */
  async rows(kind: TermKind, terms: readonly Term[]): Promise<TermRow[]> {
    const ids = terms.length === 1 ? terms.map(({ id }) => id) : null;
    const uses = new Map<number, TermUses>();
    for (const keeper of this.keepers.all) {
      for (const { id, count, published } of await keeper.uses(kind, ids)) {
        uses.set(id, {
          ...(uses.get(id) ?? UNUSED),
          [keeper.name]: count,
          ...(published !== undefined && { publishedSpaces: published }),
        });
      }
    }
    return terms.map((term) => ({ term, uses: uses.get(term.id) ?? UNUSED }));
  }

  async of(kind: TermKind, term: Term): Promise<TermRow> {
    const [row] = await this.rows(kind, [term]);
    return row ?? { term, uses: UNUSED };
  }
}

import { Injectable } from '@nestjs/common';
import type { TermKind } from './term.ts';

/** Number of records that refer to an item; of spaces also the number of published ones. */
export type TermUse = { id: number; count: number; published?: number };

/** A module's references to purposes and attributes. */
export type TermKeeper = {
  readonly name: 'spaces' | 'inquiries' | 'seoUrls';
  /** @param ids items to count, null for all; unused items may be left out of the result */
  uses(kind: TermKind, ids: readonly number[] | null): Promise<TermUse[]>;
  /** Replaces references to `from` by `into` without duplicates; called inside the transaction of a merge. */
  replace(kind: TermKind, from: number, into: number): Promise<void>;
};

/** Modules that refer to the taxonomy register here (ADR 7). */
@Injectable()
export class TermKeepers {
  readonly all: TermKeeper[] = [];

  add(keeper: TermKeeper): void {
    if (this.all.some(({ name }) => name === keeper.name))
      throw new Error(`Taxonomy usage provider ${keeper.name} is registered twice.`);
    this.all.push(keeper);
  }
}

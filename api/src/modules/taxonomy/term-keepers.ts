import { Injectable } from '@nestjs/common';
import type { TermKind } from './term.ts';

/** How many records of a keeper have the term; of spaces also how many of them are published. */
export type TermUse = { id: number; count: number; published?: number };

/** What a module keeps that refers to purposes and attributes: how much it is, and how one takes the place of another. */
export type TermKeeper = {
  readonly name: 'spaces' | 'inquiries' | 'seoUrls';
  /** Use of the given terms, or of all; one that is not used may be left out. */
  uses(kind: TermKind, ids: readonly number[] | null): Promise<TermUse[]>;
  /** Inside the transaction that merges: whatever had `from` has `into`, once. */
  replace(kind: TermKind, from: number, into: number): Promise<void>;
};

/** Port of what is merged with terms: each module that refers to them adds its keeper (ADR 7). */
@Injectable()
export class TermKeepers {
  readonly all: TermKeeper[] = [];

  add(keeper: TermKeeper): void {
    if (this.all.some(({ name }) => name === keeper.name))
      throw new Error(`Two modules keep terms as ${keeper.name}.`);
    this.all.push(keeper);
  }
}

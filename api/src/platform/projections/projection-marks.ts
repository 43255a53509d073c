import { Injectable } from '@nestjs/common';
import { CoalescedNotify, SqlPool, UnitOfWork, type FinalStatement } from '../database/index.ts';
import type { ProjectionSource } from './define-projection-source.ts';

/** Channel on which commits wake the loops that bring projections up to date. */
export const PROJECTION_CHANNEL = 'projections';

/** How the changes of records become dirty rows of one projection. */
export type Projection = {
  readonly name: string;
  /** For each source a select of the `id` of the rows its changed records appear in; `?` is the list of their ids as JSON. */
  readonly selects: ReadonlyMap<ProjectionSource, string>;
  /** The statement that writes marks for the rows a select of `id` finds; without `returning`. */
  readonly insert: (select: string) => string;
};

/**
 * Marks what projections have to be made anew from, in the very transaction that changes it: the mark is state with the row's id as its key, so
 * that it cannot pile up, be lost, or be given up (ADR 23). The marks of a unit of work are one statement in its last trip to the database.
 */
@Injectable()
export class ProjectionMarks {
  private readonly projections: Projection[] = [];
  private readonly notify: CoalescedNotify;

  constructor(
    private readonly unit: UnitOfWork,
    sql: SqlPool,
  ) {
    this.notify = new CoalescedNotify(sql, PROJECTION_CHANNEL);
  }

  /** Has a projection marked from now on; its sources are declared by the modules it reads. */
  register(projection: Projection): void {
    this.projections.push(projection);
  }

  /**
   * Marks what is made of the given records.
   * @throws Outside of a unit of work: a mark without the change it is about would be read too early.
   */
  mark(source: ProjectionSource, ids: readonly number[]): void {
    if (ids.length === 0) return;
    const changes = this.unit.deferred(this, () => new ChangedRecords(this.projections));
    if (!changes) throw new Error(`A change of ${source.name} must be marked inside a unit of work.`);
    changes.add(source, ids);
    this.unit.afterCommit(this.notify.send);
  }
}

/** The records one unit of work has changed. */
class ChangedRecords {
  private readonly ids = new Map<ProjectionSource, Set<number>>();

  constructor(private readonly projections: readonly Projection[]) {}

  add(source: ProjectionSource, ids: readonly number[]): void {
    const known = this.ids.get(source) ?? new Set();
    for (const id of ids) known.add(id);
    this.ids.set(source, known);
  }

  statements(): FinalStatement[] {
    return this.projections.flatMap(({ selects, insert }) => {
      const found = [...selects].flatMap(([source, select]) => {
        const ids = this.ids.get(source);
        return ids ? [{ select, ids: JSON.stringify([...ids]) }] : [];
      });
      if (found.length === 0) return [];
      return [
        {
          sql: insert(found.map(({ select }) => select).join(' union ')),
          params: found.map(({ ids }) => ids),
        },
      ];
    });
  }
}

import { Injectable } from '@nestjs/common';
import { CoalescedNotify, SqlPool, UnitOfWork, type FinalStatement } from '../database/index.ts';
import type { ProjectionSource } from './define-projection-source.ts';

/** NOTIFY channel of the projection loops. */
export const PROJECTION_CHANNEL = 'projections';

/** How changed records invalidate rows of one projection. */
export type Projection = {
  readonly name: string;
  /**
   * For each source a select of the `id` of the affected rows; `?` is the JSON list of the changed record
   * ids.
   */
  readonly selects: ReadonlyMap<ProjectionSource, string>;
  /** Statement that marks the rows found by a select of `id` as dirty; without `returning`. */
  readonly insert: (select: string) => string;
};

/**
 * Marks projection rows as dirty in the transaction that changes their sources. A mark is a row keyed by the
 * id of the projection row, so marks cannot pile up or get lost (ADR 23). All marks of a unit of work are one
 * statement before its commit.
 */
@Injectable()
export class ProjectionInvalidator {
  private readonly projections: Projection[] = [];
  private readonly notify: CoalescedNotify;

  constructor(
    private readonly unit: UnitOfWork,
    sql: SqlPool,
  ) {
    this.notify = new CoalescedNotify(sql, PROJECTION_CHANNEL);
  }

  /** Registers a projection; its sources are declared by the modules it reads. */
  register(projection: Projection): void {
    this.projections.push(projection);
  }

  /**
   * Invalidates the projections of the given records.
   * @throws Outside of a unit of work: a mark without its change would be processed too early.
   */
  invalidate(source: ProjectionSource, ids: readonly number[]): void {
    if (ids.length === 0) return;
    const changes = this.unit.getCollector(this, () => new ChangedRecords(this.projections));
    if (!changes) throw new Error(`A change of ${source.name} must be marked inside a unit of work.`);
    changes.add(source, ids);
    this.unit.afterCommit(this.notify.send);
  }
}

/** Records changed in one unit of work. */
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

import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addQueryHook } from '../patches/pg-hooks.ts';

/**
 * Frequent statements that cost more to plan than to execute: each connection plans them once (the ORM
 * inlines values, so PostgreSQL plans every time). They take part in the current unit of work. The text must
 * be a constant with `$1`, `$2`, …: every distinct text stays in the memory of every connection.
 */
@Injectable()
export class PreparedSqlClient {
  constructor(private readonly em: EntityManager) {}

  async query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    const statement = {
      sql,
      parameters,
      query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
      queryId: { queryId: sql },
    } as const;
    return (await this.em.getKysely().executeQuery<T>(statement)).rows;
  }
}

const names = new Map<string, string>();

/** Name of a prepared statement, derived from its text. */
export function toStatementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined)
    names.set(sql, (name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)));
  return name;
}

/** Names the statements with parameters of a pool; the ORM sends none. */
export function nameStatements(pool: pg.Pool): void {
  addQueryHook(pool, (args) => {
    const [text, values] = args;
    return typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? { args: [{ name: toStatementName(text), text, values }, ...args.slice(2)] }
      : { args };
  });
}

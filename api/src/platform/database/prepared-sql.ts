import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * Statements that are asked so often that planning them costs more than doing them: each connection plans them once (the ORM puts
 * values into its texts, so that PostgreSQL plans anew every time). They take part in the unit of work under way. A text is a constant:
 * values go into `$1`, `$2`, …, for every other text stays in the memory of every connection.
 */
@Injectable()
export class PreparedSql {
  constructor(private readonly em: EntityManager) {}

  async rows<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
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

/** The name by which connections know a statement, made of its text, so that one name never means two. */
export function preparedName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined)
    names.set(sql, (name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)));
  return name;
}

/** Prepares what a pool's connections are asked with parameters; the ORM itself sends none. */
export function preparePool(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (text: unknown, values?: unknown, ...rest: unknown[]) =>
        typeof text === 'string' && Array.isArray(values) && values.length > 0
          ? query({ name: preparedName(text), text, values }, ...rest)
          : query(text, values, ...rest),
    });
  });
}

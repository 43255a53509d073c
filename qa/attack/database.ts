import { Client } from 'pg';
import type { AttackTarget } from './target.ts';

/** Runs the work with its own connection to the database of a target. */
export async function withDatabase<T>(
  { databaseUrl }: AttackTarget,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of the tables of the product and of the queues, by table. */
export async function readTables(
  target: AttackTarget,
): Promise<Map<string, Readonly<Record<string, unknown>>[]>> {
  return withDatabase(target, async (client) => {
    const tables = new Map<string, Readonly<Record<string, unknown>>[]>();
    const { rows: names } = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
         where table_schema in ('public', 'bullmq') and table_type = 'BASE TABLE'`,
    );
    for (const { schema, name } of names) {
      const { rows } = await client.query<{ row: Readonly<Record<string, unknown>> }>(
        `select to_jsonb(t) as row from "${schema}"."${name}" t`,
      );
      tables.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return tables;
  });
}

/** URLs of published spaces, without `/prostor/`. */
export const listSpaceUrls = (target: AttackTarget, count: number): Promise<string[]> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ url: string }>(
      `select b.slug || '/' || s.slug as url from space s join building b on b.id = s.building_id
         where s.status = 'PUBLISHED' and not s.no_name order by s.id limit $1`,
      [count],
    );
    return rows.map(({ url }) => url);
  });

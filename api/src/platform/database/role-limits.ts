import pg from 'pg';
import { ROLE_LIMITS } from './addresses.ts';

/** Why the limits were not set, and the statements that set them. */
export type RefusedRoleLimits = { reason: string; statements: string };

/**
 * Sets the limits of sessions on a role, in the present database only. Sessions that exist keep theirs.
 * @param databaseUrl - The direct address.
 * @param role - Role of the pooled address; the one of the direct address when empty.
 * @returns What has to be done by somebody with more rights; null when it is done.
 */
export async function setRoleLimits(databaseUrl: string, role: string): Promise<RefusedRoleLimits | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'prostora-migration',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role %I in database %I set %s = %L', coalesce(nullif($1, ''), current_user), current_database(), name, value) as statement
       from unnest($2::text[], $3::text[]) as t (name, value)`,
      [role, Object.keys(ROLE_LIMITS), Object.values(ROLE_LIMITS).map((ms) => `${ms}ms`)],
    );
    const statements = rows.map(({ statement }) => `${statement};`).join('\n');
    try {
      await client.query(statements);
      return null;
    } catch (error) {
      return { reason: (error as Error).message, statements };
    }
  } finally {
    await client.end();
  }
}

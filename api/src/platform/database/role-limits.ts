import pg from 'pg';
import { ROLE_LIMITS } from './database-urls.ts';

/** Why the limits were not set, and the statements that set them. */
export type RoleLimitsFailure = { reason: string; statements: string };

/**
 * Sets session limits on a role, in the current database only. Existing sessions keep theirs.
 * @param databaseUrl - The direct URL.
 * @param role - Role of the pooled URL; the role of the direct URL when empty.
 * @returns statements that need a role with more rights; null when the limits were set
 */
export async function setRoleLimits(databaseUrl: string, role: string): Promise<RoleLimitsFailure | null> {
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

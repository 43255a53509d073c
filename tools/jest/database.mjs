import { startTestDatabase } from '../testing/test-database.ts';

/** A test that needs PostgreSQL gets one, also when a single file is run by hand; `npm test` starts it once for all suites. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_ADMIN_URL) return;
  const server = await startTestDatabase();
  process.env.TEST_DATABASE_ADMIN_URL = server.url;
  globalThis.testDatabase = server;
}

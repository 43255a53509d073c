/** Stops the PostgreSQL that `database.mjs` started, if it did. */
export default async function tearDown() {
  await globalThis.testDatabase?.stop();
}

import pg from 'pg';

/** Runs the work with its own connection, which is closed afterwards. */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import pg from 'pg';

/** Work on a database over a connection of its own, which is closed however it ends. */
export async function on(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

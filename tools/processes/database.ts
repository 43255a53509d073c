import { Client } from 'pg';
import { startPostgres, type Postgres } from '../postgres/launcher.ts';
import type { Lifetime } from './lifetime.ts';
import { describeDataPath, inData } from './places.ts';
import { Problem } from './problem.ts';
import { print } from './steps.ts';

/** `folder` is that of the embedded cluster; a server of one's own has none we could know. */
export type OpenDatabase = { url: string; words: string; folder?: string };

/**
 * The server named by DATABASE_URL, or the embedded one. The embedded one comes back on the same port when it dies under us, so
 * that the processes connected to it only reconnect.
 */
export async function openDatabase(lifetime: Lifetime): Promise<OpenDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, words: `at ${await assertAnswers(given)}` };
  let server = await launch();
  lifetime.onStop(() => server.stop());
  const watch = async (): Promise<void> => {
    for (let falls = 0; falls < 3; falls += 1) {
      await server.ended;
      if (lifetime.isStopping) return;
      print(
        `PostgreSQL ended unexpectedly, starting it again (log: ${describeDataPath('logs', 'postgres.log')})`,
      );
      server = await launch(server.port);
    }
    await server.ended;
    const log = describeDataPath('logs', 'postgres.log');
    if (!lifetime.isStopping) await lifetime.end(1, `PostgreSQL ended again and again: see ${log}.`);
  };
  void lifetime.run(watch);
  return { url: server.url, words: `embedded, port ${server.port}`, folder: server.dataDir };
}

/** A wrong address or password is told here, in one sentence, instead of by the first command that needs the database. */
async function assertAnswers(url: string): Promise<string> {
  if (!URL.canParse(url))
    throw new Problem(
      'DATABASE_URL is not an address: it looks like postgres://user:password@host:5432/database.',
    );
  const { host } = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return host;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Problem(
      `The PostgreSQL at ${host}, named by DATABASE_URL, cannot be used (${message || code}): start it, or correct the address.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function launch(port?: number): Promise<Postgres> {
  return startPostgres({
    dataDir: inData('pg'),
    logFile: inData('logs', 'postgres.log'),
    ...(port === undefined ? {} : { port }),
  });
}

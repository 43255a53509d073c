import { startPostgres, type Postgres } from '../postgres/launcher.ts';
import type { Lifetime } from './lifetime.ts';
import { inData } from './places.ts';
import { say } from './steps.ts';

/**
 * The server named by DATABASE_URL, or the embedded one. The embedded one comes back on the same port when it dies under us, so
 * that the processes connected to it only reconnect.
 */
export async function openDatabase(lifetime: Lifetime): Promise<{ url: string; words: string }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, words: `at ${new URL(given).host}` };
  let server = await launch();
  lifetime.onStop(() => server.stop());
  const watch = async (): Promise<void> => {
    for (let falls = 0; falls < 3; falls += 1) {
      await server.ended;
      if (lifetime.isStopping) return;
      say('PostgreSQL ended unexpectedly, starting it again (log: .data/logs/postgres.log)');
      server = await launch(server.port);
    }
    await server.ended;
    if (!lifetime.isStopping) await lifetime.end(1, 'PostgreSQL ended again and again: see .data/logs/postgres.log.');
  };
  void lifetime.run(watch);
  return { url: server.url, words: `embedded, port ${server.port}` };
}

function launch(port?: number): Promise<Postgres> {
  return startPostgres({ dataDir: inData('pg'), logFile: inData('logs', 'postgres.log'), ...(port === undefined ? {} : { port }) });
}

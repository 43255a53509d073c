import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { freePort } from '../postgres/launcher.ts';
import { dataDir, inData, inRoot } from './places.ts';
import { Problem } from './problem.ts';

/** A developer's own `.env` counts as if typed on the command line; what is already set wins. */
export function readDotEnv(): void {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

export type Address = { host: string; port: number; publicUrl: string };

/** Where the site will answer; an invalid or busy port is told before anything is built. */
export async function siteAddress(): Promise<Address> {
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
  await assertFree(port, host);
  return { host, port, publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${port}` };
}

/** One sentence when a port cannot be had. */
export function assertFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Problem(portSentence(error.code ?? '', port, host))),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portSentence(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is used by another program: stop that program, or start with another port (PORT=${port + 1} npm start).`;
  if (code === 'EACCES')
    return `Port ${port} is reserved for the administrator: choose one above 1023 (PORT=3000 npm start).`;
  return `The address ${host}:${port} cannot be used (${code}): check HOST and PORT.`;
}

/** Secrets made once for this data folder and kept, so that sessions survive a restart. */
function secrets(): { JWT_SECRET: string } {
  const file = inData('secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { JWT_SECRET: string };
  const made = { JWT_SECRET: randomBytes(48).toString('base64url') };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/** The same variables for processes without HTTP: the mail catcher belongs to the API alone. */
export const withoutCatcher = (env: Record<string, string>): Record<string, string> => ({
  ...env,
  MAIL_CATCHER_PORT: '',
});

/** The variables of api and worker: what the person set, completed so that everything works without any account or server. */
export async function serviceEnvironment(
  address: Address,
  databaseUrl: string,
): Promise<Record<string, string>> {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const needsCatcher = !process.env['SMTP_URL'] && !isProduction;
  const catcher = needsCatcher ? String(process.env['MAIL_CATCHER_PORT'] ?? (await freePort())) : undefined;
  return {
    NODE_ENV: process.env['NODE_ENV'] ?? 'development',
    HOST: address.host,
    PORT: String(address.port),
    PUBLIC_URL: address.publicUrl,
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: process.env['STORAGE_DIR'] ?? inData('media'),
    JWT_SECRET: process.env['JWT_SECRET'] ?? secrets().JWT_SECRET,
    ...(catcher ? { MAIL_CATCHER_PORT: catcher, SMTP_URL: `smtp://127.0.0.1:${catcher}` } : {}),
  };
}

/** A free public style with streets, named in the README. */
const DEMO_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/positron';

/**
 * The map of the demo on this machine, unless the environment names another one; an empty `MAP_STYLE_URL` means the
 * built-in outline.
 */
export const demoMapSettings = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  environment['NODE_ENV'] === 'production' ||
  environment['MAP_STYLE_URL'] !== undefined ||
  environment['MAPY_API_KEY'] !== undefined
    ? {}
    : { MAP_STYLE_URL: DEMO_MAP_STYLE_URL };

import { isLoopbackUrl, type Variable } from './config.parsers.ts';
import { CONFIG_SCHEMA, type ConfigValues } from './config.schema.ts';

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads every variable at once; throws one error that names all bad ones with their description. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ConfigValues {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, variable] of Object.entries<Variable<unknown>>(CONFIG_SCHEMA)) {
    const given = environment[name]?.trim();
    const raw = given === undefined || given === '' ? variable.fallback : given;
    if (raw === undefined) {
      if (!variable.optional) problems.push(`${name} is missing. ${variable.description}`);
      continue;
    }
    try {
      values[name] = variable.parse(raw);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}. ${variable.description}`);
    }
  }
  if (!problems.some((problem) => problem.startsWith('REDIS_')))
    problems.push(...listRedisProblems(values as ConfigValues));
  problems.push(...listProductionProblems(values as ConfigValues));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as ConfigValues;
}

/** Addresses and mode of Redis have to fit together. */
function listRedisProblems({
  REDIS_URL: addresses,
  REDIS_MODE: mode,
  REDIS_MASTER_NAME: master,
}: ConfigValues): string[] {
  if (addresses === undefined)
    return mode === 'single' ? [] : [`REDIS_URL is missing, which REDIS_MODE=${mode} needs.`];
  const problems: string[] = [];
  if (mode === 'single' && addresses.length > 1)
    problems.push('REDIS_URL must be one address, except with REDIS_MODE=sentinel or REDIS_MODE=cluster.');
  if (mode === 'sentinel' && master === undefined)
    problems.push('REDIS_MASTER_NAME is missing, which REDIS_MODE=sentinel needs.');
  if (mode !== 'sentinel' && master !== undefined)
    problems.push('REDIS_MASTER_NAME is for REDIS_MODE=sentinel only.');
  if (mode === 'cluster' && addresses.some((address) => /^\/[1-9]/u.test(new URL(address).pathname)))
    problems.push(
      'REDIS_URL must not name a database with REDIS_MODE=cluster: a cluster has database 0 only.',
    );
  if (new Set(addresses.map((address) => new URL(address).protocol)).size > 1)
    problems.push('REDIS_URL must not mix redis: and rediss: addresses.');
  return problems;
}

/** What is fine on a developer's machine and a hole in production (QUALITY 30). */
function listProductionProblems(values: ConfigValues): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (values.INBOUND_DOMAIN !== undefined && values.INBOUND_AUTH === 'none')
    problems.push('INBOUND_AUTH must be results in production: nobody would prove the senders of replies.');
  if (values.MAIL_CATCHER_PORT !== undefined)
    problems.push('MAIL_CATCHER_PORT must not be set in production: caught mail is readable by everybody.');
  if (/change|secret|example|development/iu.test(values.JWT_SECRET ?? ''))
    problems.push('JWT_SECRET looks like a sample value; generate a random one.');
  if (values.JWT_SECRET !== undefined && new Set(values.JWT_SECRET).size < 8)
    problems.push('JWT_SECRET is made of too few different characters; generate a random one.');
  if (values.METRICS_TOKEN !== undefined && values.METRICS_TOKEN.length < 16)
    problems.push('METRICS_TOKEN must have at least 16 characters.');
  if (values.PUBLIC_URL !== undefined && !isLoopbackUrl(values.PUBLIC_URL)) {
    if (values.CONSOLE_URL?.startsWith('http:'))
      problems.push('CONSOLE_URL must start with https:// where others reach the site.');
    if (values.PUBLIC_URL.startsWith('http:'))
      problems.push(
        'PUBLIC_URL must start with https:// where others reach the site: cookies of sessions would travel readable.',
      );
    if (values.METRICS_TOKEN === undefined)
      problems.push(
        'METRICS_TOKEN is missing, which production needs where others reach the site: metrics and alerts are read with it.',
      );
    if (values.RATE_LIMITS === false)
      problems.push('RATE_LIMITS must be on where others reach the site: passwords could be guessed.');
  }
  if (values.S3_BUCKET && !(values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
  return problems;
}

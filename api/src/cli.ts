import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { normalizeEmail } from '@prostora/contracts';
import { seed } from '../seeds/seed.ts';
import { AppModule } from './app.module.ts';
import { ENTITIES } from './entities.ts';
import {
  AccountSecondFactorService,
  OperatorAccountService,
  OperatorRefused,
} from './modules/accounts/index.ts';
import { isOperatorEmail } from './operator-email.ts';
import { BackupError, restoreBackup, takeBackup, type Manifest } from './platform/backup/index.ts';
import {
  envExample,
  isLoopbackUrl,
  loadConfig,
  parseConfig,
  type ConfigValues,
} from './platform/config/index.ts';
import {
  isPooled,
  MIGRATION_TIMEOUTS,
  buildOrmOptions,
  setRoleLimits,
  toDirect,
  NO_TIMEOUT,
  retryOnLockTimeout,
  withMigrationLock,
} from './platform/database/index.ts';
import { loadOpenApiDocument } from './openapi-document.ts';
import { createApp } from './platform/http/index.ts';
import { createLogger, NestLogger } from './platform/logging/log.ts';
import { migrateQueueTables } from './platform/queue/index.ts';

const USAGE =
  'usage: cli.js migrate | create-operator EMAIL | backup FOLDER | restore FOLDER | reset-second-factor EMAIL | seed [--demo] | openapi | env-example\n';

/** Migrates the database: the product tables, then the queue tables. Concurrent migrations wait. */
async function migrate(config: ConfigValues): Promise<void> {
  await withMigrationLock(config.DATABASE_URL, () => runMigrations(config));
}

async function runMigrations(config: ConfigValues): Promise<void> {
  const orm = await MikroORM.init(buildOrmOptions(config, ENTITIES, undefined, MIGRATION_TIMEOUTS));
  let applied: number;
  try {
    applied = await applyMigrations(orm);
  } finally {
    await orm.close(true);
  }
  if (!config.REDIS_URL) await migrateQueueTables(config.DATABASE_URL);
  process.stdout.write(`${applied} migrations applied\n`);
}

/** @returns number of applied migrations; those applied before a lock timeout stay applied */
async function applyMigrations({ migrator }: MikroORM): Promise<number> {
  const { length } = await migrator.getPending();
  await retryOnLockTimeout(() => migrator.up());
  return length;
}

/** Sessions behind a pooler cannot set their own limits, so the limits are set on the role. */
async function migrateAll(config: ConfigValues): Promise<void> {
  const direct = toDirect(config);
  await migrate(direct);
  if (!isPooled(config)) return;
  const refused = await setRoleLimits(
    direct.DATABASE_URL,
    decodeURIComponent(new URL(config.DATABASE_URL).username),
  );
  if (refused === null) process.stdout.write('role limits set\n');
  else
    process.stderr.write(
      `Could not set the role limits (${refused.reason}); run as the server owner:\n${refused.statements}\n`,
    );
}

/** A command that is rejected; only its message is printed. */
class CommandError extends Error {}

/** Database and storage folder to back up. An S3 bucket is backed up outside of this command. */
const toBackupSource = (config: ConfigValues): { databaseUrl: string; storageDir: string | null } => ({
  databaseUrl: config.DATABASE_URL,
  storageDir: config.S3_BUCKET ? null : config.STORAGE_DIR,
});
const describeBackup = ({ tables, files }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ` +
  (files === null ? 'files are in the bucket' : `${files} files`);

async function backup(config: ConfigValues, folder: string): Promise<void> {
  process.stdout.write(`backed up: ${describeBackup(await takeBackup(toBackupSource(config), folder))}\n`);
}

/** Restores into an empty database with the schema of the backup; `migrate` then applies newer migrations. */
async function restore(config: ConfigValues, folder: string): Promise<void> {
  const manifest = await restoreBackup(toBackupSource(config), folder, async (migrations, withQueues) => {
    const orm = await MikroORM.init(buildOrmOptions(config, ENTITIES, undefined, MIGRATION_TIMEOUTS));
    try {
      const pending = new Set((await orm.migrator.getPending()).map(({ name }) => name));
      const unknown = migrations.find((name) => !pending.has(name));
      if (unknown !== undefined)
        throw new BackupError(`The backup was taken by a newer version: unknown migration ${unknown}.`);
      if (migrations.length > 0) await orm.migrator.up({ migrations: [...migrations] });
    } finally {
      await orm.close(true);
    }
    if (withQueues) await migrateQueueTables(config.DATABASE_URL);
  });
  process.stdout.write(`restored: ${describeBackup(manifest)}, taken at ${manifest.takenAt}\n`);
}

/**
 * Seeds reference data; with `--demo` also demo data into an empty database, on a loopback PUBLIC_URL only.
 */
async function runSeed(config: ConfigValues, flags: readonly string[]): Promise<void> {
  if (flags.includes('--demo') && !isLoopbackUrl(config.PUBLIC_URL)) {
    throw new CommandError('Demo accounts have public passwords: --demo requires a loopback PUBLIC_URL.');
  }
  const logger = createLogger(config);
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot(config, logger, undefined, NO_TIMEOUT),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  try {
    for (const line of await seed(app, { demo: flags.includes('--demo'), now: new Date() }))
      process.stdout.write(`${line}\n`);
  } finally {
    await app.close();
  }
}

/**
 * Creates the first operator, or restores access for an existing one; prints the URL that sets the password.
 */
async function createOperator(config: ConfigValues, email: string | undefined): Promise<number> {
  if (email === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const address = normalizeEmail(email);
  if (!isOperatorEmail(address)) throw new CommandError(`${email} is not an e-mail address.`);
  const logger = createLogger(config);
  const module = AppModule.forRoot(config, logger, undefined, NO_TIMEOUT);
  const app = await NestFactory.createApplicationContext(module, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    const { isNew, url } = await app.get(OperatorAccountService, { strict: false }).create(address);
    const done = isNew ? 'was created' : 'already exists and is an operator';
    await print(`The account ${address} ${done}. Set its password here, once, within an hour:\n${url}\n`);
    return 0;
  } finally {
    await app.close();
  }
}

/** Removes the second factor of an operator: the next login requires the password only, then a new factor. */
async function resetSecondFactor(config: ConfigValues, email: string | undefined): Promise<number> {
  if (email === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const logger = createLogger(config);
  const module = AppModule.forRoot(config, logger, undefined, NO_TIMEOUT);
  const app = await NestFactory.createApplicationContext(module, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    const isReset = await app.get(AccountSecondFactorService, { strict: false }).reset(normalizeEmail(email));
    if (isReset) process.stdout.write(`second factor of ${email} removed, sessions ended\n`);
    else process.stderr.write(`no account ${email}\n`);
    return isReset ? 0 : 1;
  } finally {
    await app.close();
  }
}

/** Prints the OpenAPI document. No database connection is made before the first query. */
async function openApi(): Promise<void> {
  const config = parseConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    JWT_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  });
  const app = await createApp(AppModule.forRoot(config, createLogger(config)), config, createLogger(config));
  await print(`${JSON.stringify(await loadOpenApiDocument(app), null, 2)}\n`);
}

/** Resolves when stdout has accepted the text: the process exits right after. */
const print = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

async function runBackupCommand(command: 'backup' | 'restore', folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  await (command === 'backup' ? backup : restore)(toDirect(loadConfig()), folder);
  return 0;
}

async function main([command, ...flags]: string[]): Promise<number> {
  switch (command) {
    case 'migrate':
      await migrateAll(loadConfig());
      return 0;
    case 'backup':
    case 'restore':
      return runBackupCommand(command, flags[0]);
    case 'create-operator':
      return createOperator(toDirect(loadConfig()), flags[0]);
    case 'seed':
      await runSeed(toDirect(loadConfig()), flags);
      return 0;
    case 'reset-second-factor':
      return resetSecondFactor(toDirect(loadConfig()), flags[0]);
    case 'openapi':
      await openApi();
      return 0;
    case 'env-example':
      process.stdout.write(envExample());
      return 0;
    default:
      process.stderr.write(USAGE);
      return 2;
  }
}

const isExpectedError = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof OperatorRefused || error instanceof CommandError;

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `${isExpectedError(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);

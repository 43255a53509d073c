import { backupRestore } from './backup-restore.ts';
import type { Row } from './findings.ts';
import { formerRelease } from './former-release.ts';
import { frozenServers } from './frozen-servers.ts';
import { fullDisk } from './full-disk.ts';
import { bookingKills, bookingRaces, photoFloods } from './full-rounds.ts';
import { mailOutage } from './mail-outage.ts';
import { migrationUnderLoad } from './migration-under-load.ts';
import { patroniFailover } from './patroni-failover.ts';
import { poisonJob } from './poison-job.ts';
import { postgresKill } from './postgres-kill.ts';
import { redisFailover } from './redis-failover.ts';
import { redisKill } from './redis-kill.ts';
import { rollingRestart } from './rolling-restart.ts';
import { slowDatabase } from './slow-database.ts';
import { workerKill } from './worker-kill.ts';
import { workerStalls } from './worker-stalls.ts';

/** Rows of QUALITY's table of faults, in its order. */
export const rows: readonly Row[] = [
  bookingRaces,
  bookingKills,
  workerKill,
  redisKill,
  postgresKill,
  frozenServers,
  slowDatabase,
  fullDisk,
  rollingRestart,
  migrationUnderLoad,
  formerRelease,
  backupRestore,
  mailOutage,
  poisonJob,
  photoFloods,
  patroniFailover,
  redisFailover,
  workerStalls,
];

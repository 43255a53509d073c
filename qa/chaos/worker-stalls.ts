import path from 'node:path';
import { freePort } from '../../tools/postgres/launcher.ts';
import { apiFlags, inRoot, workerFlags } from '../../tools/processes/places.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { KillableProcess } from '../../tools/testing/killable-process.ts';
import { MailServer } from '../../tools/testing/mail-server.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import type { Findings, Row } from './findings.ts';
import { BookingLoad, fetchStatus, pause } from './load.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';

const STALLS_MS = [1000, 3000, 5000, 20_000];
const ROUNDS = Number(process.env['CHAOS_STALLS'] ?? 10);
const RECOVERY_MS = 10_000;
const STOP_MS = 10_000;
/** The watchdog acts after ten seconds. */
const BLOCKED_MS = 15_000;
const SPACES = 200;
const GUESTS = 5;
const PAUSE_MS = 150;

type Scenario = {
  name: string;
  queues: 'PostgreSQL' | 'Redis';
  freeze: (chaos: ChaosEnvironment, cluster: TestCluster) => () => void;
};

const freezePostgres: Scenario['freeze'] = (chaos) => chaos.postgres.freeze();
const SCENARIOS: readonly Scenario[] = [
  { name: 'PostgreSQL with its queues', queues: 'PostgreSQL', freeze: freezePostgres },
  { name: 'PostgreSQL beside Redis', queues: 'Redis', freeze: freezePostgres },
  { name: 'Redis', queues: 'Redis', freeze: (_chaos, { redis }) => redis.freeze() },
];

/** Freezes a server during bookings, and measures the time until the next mail of one arrives. */
async function stallRepeatedly(
  chaos: ChaosEnvironment,
  { name, queues, freeze }: Scenario,
  findings: Findings,
): Promise<void> {
  const mails = new MailServer(() => 'accepted', 0);
  const smtpUrl = await mails.start();
  chaos.onEnd(() => mails.stop());
  const workerPort = String(await freePort());
  const withoutRedis: Record<string, string> = queues === 'PostgreSQL' ? { REDIS_URL: '' } : {};
  const env = { SMTP_URL: smtpUrl, WORKER_PORT: workerPort, ...withoutRedis };
  const row = `67-${name.replaceAll(' ', '-')}`;
  const cluster = await startCluster(chaos, row, { apis: 1, workers: 1, env });
  const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
    addSpaces(client, 'chaos@prostora.test', SPACES),
  );
  const requests = buildBookingRequests(spaceIds, SPACES * 150, 'stall');
  const load = new BookingLoad(cluster.url, requests, GUESTS, PAUSE_MS);
  const waitForMail = async (limitMs: number): Promise<void> => {
    const count = mails.received.length;
    await waitUntil(() => mails.received.length > count, limitMs);
  };
  const isReady = async (): Promise<boolean> =>
    (await fetchStatus(`http://127.0.0.1:${workerPort}/api/health/ready`).catch(() => 0)) === 200;
  const [worker] = cluster.workers as readonly [KillableProcess];
  for (const ms of STALLS_MS) {
    const recoveries: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await waitForMail(20_000);
      const unfreeze = freeze(chaos, cluster);
      await pause(ms);
      unfreeze();
      const from = performance.now();
      await waitForMail(2 * RECOVERY_MS);
      recoveries.push(Math.round(performance.now() - from));
    }
    findings.record(
      `${name} frozen ${ms / 1000} s, ${ROUNDS} times: jobs flowed after ${Math.max(...recoveries)} ms at most`,
    );
    findings.check(
      recoveries.every((recovery) => recovery <= RECOVERY_MS),
      `${name} frozen ${ms / 1000} s: jobs flowed after ${recoveries.join(', ')} ms`,
    );
  }
  findings.check(worker.isRunning, `${name}: the worker has ended`);
  findings.check(await waitUntil(isReady, RECOVERY_MS), `${name}: the worker is not ready`);
  const { code, ms } = await worker.stop();
  findings.record(`${name}: the worker ended ${ms} ms after SIGTERM with code ${code}`);
  findings.check(code === 0 && ms <= STOP_MS, `${name}: SIGTERM ended with code ${code} after ${ms} ms`);
  await load.stop();
}

/** Blocks the event loop of a started API and worker; their watchdogs end them. */
async function blockEventLoops(chaos: ChaosEnvironment, findings: Findings): Promise<void> {
  const { databaseUrl, media } = await chaos.createCopy();
  const blocker = '--import=data:text/javascript,process.on("SIGUSR2",()=>{for(;;);})';
  for (const [name, flags] of [
    ['main', apiFlags],
    ['worker', workerFlags],
  ] as const) {
    const each = new KillableProcess(
      inRoot('api/dist', `${name}.js`),
      { ...chaos.buildEnvironment(databaseUrl, media), PORT: String(await freePort()) },
      { flags: [...flags, blocker], logFile: path.join(chaos.getLogFolder('67'), `blocked-${name}.log`) },
    );
    chaos.onEnd(() => each.kill());
    await each.start();
    process.kill(each.pid ?? 0, 'SIGUSR2');
    const from = performance.now();
    const hasEnded = await waitUntil(() => !each.isRunning, BLOCKED_MS);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    findings.record(
      `a ${name} process with a blocked event loop ${hasEnded ? 'ended' : 'RAN'} after ${seconds} s`,
    );
    findings.check(hasEnded, `a ${name} process with a blocked event loop still runs after ${seconds} s`);
  }
}

export const workerStalls: Row = {
  row: 67,
  fault: `PostgreSQL or Redis frozen for ${STALLS_MS.map((ms) => ms / 1000).join(', ')} s under load, ${ROUNDS} times each`,
  required:
    'jobs flow again ≤ 10 s later, the same worker is ready, SIGTERM ends ≤ 10 s; an event loop blocked for 10 s ends its process',
  timeoutMs: 600_000 + ROUNDS * SCENARIOS.length * STALLS_MS.length * 45_000,
  run: async (chaos, findings) => {
    await blockEventLoops(chaos, findings);
    for (const scenario of SCENARIOS) {
      await stallRepeatedly(chaos, scenario, findings);
      await chaos.endRow();
    }
  },
};

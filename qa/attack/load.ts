import autocannon, { type Result } from 'autocannon';
import { connect } from 'node:net';
import { residentMb } from '../../tools/testing/photo-client.ts';
import { sendSlowly } from '../../tools/testing/slow-sender.ts';
import { Sessions } from './callers.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const SECONDS = 5;
const CONNECTIONS = 50;
const MAX_P99 = 300;
const FLOOD = 100;
const FLOOD_BYTES = 50 * 1024 * 1024;
const MAX_GROWTH_MB = 200;
const MAX_SLOW_UPLOAD_MS = 30_000;

/** The most expensive public queries: long texts, every filter, high page numbers, the whole map, long lists of ids. */
const EXPENSIVE_PATHS: readonly string[] = [
  '/api/catalog/new/?search=sal%20svatba%20praha%20brno%20zahrada%20klenba%20sklep%20loft%20konference%20skoleni%20oslava',
  `/api/catalog/new/?search=${'a'.repeat(100)}`,
  '/api/catalog/new/?search=a',
  '/api/catalog/new/?first_fetch=1&sort=price_asc&page=5',
  '/api/catalog/new/?page=100000',
  '/api/catalog/map?bounds=-180,-85,180,85&zoom=0',
  '/api/catalog/map?bounds=12,48,19,51&zoom=24',
  '/api/catalog/new/?date_from=2026-12-01&date_to=2028-12-01',
  `/api/catalog/new/?attributes=${Array.from({ length: 50 }, (_value, index) => index + 1).join(',')}`,
  '/api/catalog/suggest?q=svatba%20v%20praze',
  `/api/geo/places?q=${'%C5%BE'.repeat(100)}`,
  `/api/spaces/cards?ids=${Array.from({ length: 50 }, (_value, index) => index + 1).join(',')}`,
  '/api/blog?strana=999999',
];
const EXPENSIVE_CONSOLE_PATHS: readonly string[] = [
  '/api/admin/search?q=a',
  '/api/admin/search?q=an',
  '/api/admin/audit?page=9999',
  '/api/admin/dashboard?days=365',
  '/api/admin/users?search=a&page=500',
  '/api/admin/timeline?subject_type=user&subject_id=1',
];

async function measurePath(
  target: AttackTarget,
  path: string,
  headers: Record<string, string> = {},
  connections = CONNECTIONS,
): Promise<{ p99: number; failed: number; rps: number }> {
  const options = {
    url: target.url,
    connections,
    duration: SECONDS,
    requests: [{ method: 'GET' as const, path, headers }],
  };
  const result = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
  });
  return {
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result['5xx'],
    rps: result.requests.total / SECONDS,
  };
}

/** Measures the most expensive queries (QUALITY 35). */
export async function attackByCost(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const sessions = new Sessions(target);
    await sessions.login('admin');
    for (const path of EXPENSIVE_PATHS) {
      await fetch(target.url + path).then((response) => response.text());
      const { p99, failed, rps } = await measurePath(target, path);
      report.recordCheck(
        'an expensive query (QUALITY 35)',
        p99 < MAX_P99 && failed === 0,
        `p99 ${p99} ms, ${rps.toFixed(0)} per second over ${CONNECTIONS} connections, ${failed} failed: ${decodeURIComponent(path).slice(0, 80)}`,
      );
    }
    for (const path of EXPENSIVE_CONSOLE_PATHS) {
      const { p99, failed, rps } = await measurePath(target, path, sessions.getHeaders('admin'), 5);
      report.recordCheck(
        'an expensive query of an operator (QUALITY 35)',
        p99 < MAX_P99 && failed === 0,
        `p99 ${p99} ms, ${rps.toFixed(0)} per second over 5 connections, ${failed} failed: ${path}`,
      );
    }
  } finally {
    await target.stop();
  }
}

const buildUploadHead = (authorization: string, length: number): string =>
  `PUT /api/space/image/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: ` +
  `multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n--b\r\nContent-Disposition: ` +
  `form-data; name="space"\r\n\r\n1\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** Sends a file above the limit; resolves when the connection is closed. */
function sendLargeFile(port: number, authorization: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunk = Buffer.alloc(64 * 1024, 0xff);
    let left = FLOOD_BYTES;
    const writeChunks = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= chunk.length;
        if (!socket.write(chunk)) return void socket.once('drain', writeChunks);
      }
    };
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
    socket.write(buildUploadHead(authorization, FLOOD_BYTES), writeChunks);
  });
}

/** Large files and uploads that never finish (QUALITY 43), during reads of the catalogue. */
export async function attackByUpload(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const sessions = new Sessions(target);
    await sessions.login('owner');
    const { authorization = '' } = sessions.getHeaders('owner');
    const port = Number(new URL(target.url).port);
    await measurePath(target, '/api/catalog/new/', {}, 2);
    const before = residentMb(target.api.pid ?? 0);
    const stopReader = startReader(target);
    const slow = Promise.all(
      Array.from({ length: FLOOD }, () => sendSlowly(port, buildUploadHead(authorization, FLOOD_BYTES))),
    );
    await Promise.all(Array.from({ length: FLOOD }, () => sendLargeFile(port, authorization)));
    const durations = (await slow).map(({ afterMs }) => afterMs);
    const { peak, times, failed } = await stopReader();
    report.recordCheck(
      'a flood of 50 MB files (QUALITY 43)',
      peak - before < MAX_GROWTH_MB && failed === 0,
      `${FLOOD} concurrent files beside ${FLOOD} slow senders: ${before.toFixed(0)} → at most ${peak.toFixed(0)} ` +
        `MB, ${times.length} concurrent reads of the catalogue, p99 ${quantile(times, 0.99).toFixed(0)} ms, ${failed} failed`,
    );
    report.recordCheck(
      'senders of one byte per second (QUALITY 43)',
      Math.max(...durations) <= MAX_SLOW_UPLOAD_MS,
      `all ${durations.length} disconnected, the last after ${(Math.max(...durations) / 1000).toFixed(1)} s`,
    );
  } finally {
    await target.stop();
  }
}

/**
 * Reads the catalogue and samples the memory of the process.
 * @returns a function that stops and returns the measurements
 */
function startReader(target: AttackTarget): () => Promise<{ peak: number; times: number[]; failed: number }> {
  let [isOver, peak, failed] = [false, 0, 0];
  const times: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      const start = performance.now();
      const status = await fetch(`${target.url}/api/catalog/new/`, { signal: AbortSignal.timeout(5000) })
        .then(async (response) => ((await response.text()) === '' ? 0 : response.status))
        .catch(() => 0);
      times.push(performance.now() - start);
      if (status !== 200) failed += 1;
      peak = Math.max(peak, residentMb(target.api.pid ?? 0));
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return { peak, times, failed };
  };
}

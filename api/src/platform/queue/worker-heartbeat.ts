import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';

/** Age above which a loop of the worker counts as stopped. */
const MAX_AGE_SECONDS = 30;

/**
 * Last progress of each loop of the worker process: the relay, and the workers of the queues. An idle loop makes
 * progress at least every ten seconds. Empty in other processes.
 */
@Injectable()
export class WorkerHeartbeat {
  private readonly beats = new Map<string, number>();

  constructor(metrics: Metrics) {
    metrics.createGauge(
      'worker_heartbeat_age_seconds',
      'Time since a loop of the worker made progress',
      ['loop'],
      (gauge) => {
        for (const [loop, at] of this.beats) gauge.set({ loop }, toAgeSeconds(at));
      },
    );
  }

  /** Records progress of a loop; the first call starts watching it. */
  beat(loop: string): void {
    this.beats.set(loop, performance.now());
  }

  /** @throws when a loop has made no progress for 30 seconds */
  assertRecent(): void {
    for (const [loop, at] of this.beats)
      if (toAgeSeconds(at) > MAX_AGE_SECONDS)
        throw Object.assign(new Error(`The loop ${loop} makes no progress.`), { code: 'STALLED' });
  }
}

const toAgeSeconds = (at: number): number => (performance.now() - at) / 1000;

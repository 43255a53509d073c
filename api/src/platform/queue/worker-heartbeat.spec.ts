import { afterEach, expect, it, jest } from '@jest/globals';
import { Metrics } from '../metrics/metrics.ts';
import { WorkerHeartbeat } from './worker-heartbeat.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it('fails when one loop has made no progress for 30 seconds', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const heartbeat = new WorkerHeartbeat(new Metrics());
  heartbeat.beat('relay');
  heartbeat.beat('emails');
  now.mockReturnValue(25_000);
  heartbeat.beat('relay');
  expect(() => heartbeat.assertRecent()).not.toThrow();
  now.mockReturnValue(31_000);
  expect(() => heartbeat.assertRecent()).toThrow('The loop emails makes no progress.');
  heartbeat.beat('emails');
  expect(() => heartbeat.assertRecent()).not.toThrow();
});

it('is recent in a process without loops', () => {
  expect(() => new WorkerHeartbeat(new Metrics()).assertRecent()).not.toThrow();
});

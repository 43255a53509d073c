import { expect, it, jest } from '@jest/globals';
import * as processes from 'node:child_process';

jest.unstable_mockModule('node:child_process', () => ({
  ...processes,
  fork: (program: string, args: readonly string[], options: processes.ForkOptions) =>
    processes.fork(program, args, { ...options, execPath: '/nowhere/node' }),
}));
const workerPool = await import('./photo-worker-pool.ts');

it('rejects the image when the worker fails to start', async () => {
  await expect(
    new workerPool.PhotoWorkerPool().encode({ body: new Uint8Array(10), effort: 0, decodingBytes: 1 }),
  ).rejects.toThrow(/failed to start/u);
}, 3000);

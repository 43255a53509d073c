import { expect, it, jest } from '@jest/globals';
import * as processes from 'node:child_process';

jest.unstable_mockModule('node:child_process', () => ({
  ...processes,
  fork: (program: string, args: readonly string[], options: processes.ForkOptions) =>
    processes.fork(program, args, { ...options, execPath: '/nowhere/node' }),
}));
const { PhotoMakers } = await import('./photo-makers.ts');

it('a maker that cannot be started fails its picture instead of keeping it waiting for ever', async () => {
  await expect(
    new PhotoMakers().make({ body: new Uint8Array(10), effort: 0, decodingBytes: 1 }),
  ).rejects.toThrow(/cannot be started/u);
}, 3000);

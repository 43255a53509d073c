import { expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { GracefulShutdown } from './graceful-shutdown.ts';

const SHUTDOWNS = 100;
const CLIENTS = 20;

/** A POST on its own connection; null, or the error code. */
const post = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', agent: new Agent(), method: 'POST' }, (response) => {
      response.resume().once('end', () => {
        resolve(null);
      });
    })
      .once('error', ({ code }: NodeJS.ErrnoException) => {
        resolve(code ?? 'unknown');
      })
      .end('{}');
  });

/**
 * Shuts a server down while clients keep reconnecting: the last result of each client, and the number of
 * responses.
 */
async function shutDownUnderLoad(): Promise<{ last: (string | null)[]; answered: number }> {
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.end('{}');
    }, 2 * Math.random());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const shutdown = new GracefulShutdown({
    httpAdapter: { getInstance: () => ({ server }) },
  } as unknown as HttpAdapterHost);
  shutdown.timeouts = { keepAliveDrainMs: 0, requestDrainMs: 5000 };
  let answered = 0;
  const client = async (): Promise<string | null> => {
    for (;;) {
      const failure = await post(port);
      if (failure !== null) return failure;
      answered += 1;
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  await pause(20);
  await shutdown.onModuleDestroy();
  return { last: await Promise.all(clients), answered };
}

it('resets no accepted connection in many shutdowns', async () => {
  for (let round = 0; round < SHUTDOWNS; round += 1) {
    const { last, answered } = await shutDownUnderLoad();
    expect(last).toEqual(Array.from({ length: CLIENTS }, () => 'ECONNREFUSED'));
    expect(answered).toBeGreaterThanOrEqual(CLIENTS);
  }
});

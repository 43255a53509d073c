import { expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Departure } from './departure.ts';

const DEPARTURES = 100;
const CLIENTS = 20;

/** A post on a connection of its own; the code of what went wrong, or null when it was answered. */
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

/** One server that leaves while its clients come again with every answer: what the clients met last, and how many were answered. */
async function leaveAmongClients(): Promise<{ last: (string | null)[]; answered: number }> {
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.end('{}');
    }, 2 * Math.random());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const departure = new Departure({
    httpAdapter: { getInstance: () => ({ server }) },
  } as unknown as HttpAdapterHost);
  departure.patience = { farewellMs: 0, drainMs: 5000 };
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
  await departure.onModuleDestroy();
  return { last: await Promise.all(clients), answered };
}

it('of many departures none resets a connection that was made', async () => {
  for (let departure = 0; departure < DEPARTURES; departure += 1) {
    const { last, answered } = await leaveAmongClients();
    expect(last).toEqual(Array.from({ length: CLIENTS }, () => 'ECONNREFUSED'));
    expect(answered).toBeGreaterThanOrEqual(CLIENTS);
  }
});

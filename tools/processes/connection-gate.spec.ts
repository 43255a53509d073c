import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../postgres/launcher.ts';
import { ConnectionGate } from './connection-gate.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];

async function startServer(answer: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { connection: 'close' }).end(answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('ConnectionGate', () => {
  it('answers requests received during downtime once the server listens again', async () => {
    const gate = new ConnectionGate();
    const port = await freePort();
    await gate.listen(port, HOST);
    const early = fetch(`http://${HOST}:${port}/`).then((response) => response.text());
    gate.passTo(await startServer('first'));
    expect(await early).toBe('first');

    gate.hold();
    const held = fetch(`http://${HOST}:${port}/`).then((response) => response.text());
    gate.passTo(await startServer('second'));
    expect(await held).toBe('second');
    gate.close();
  });
});

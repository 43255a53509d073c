import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { eventually } from '../../../test/platform.ts';
import { GracefulShutdown } from './graceful-shutdown.ts';

let server: TestApp;
let port: number;

const startServer = async (): Promise<void> => {
  server = await createTestApp();
  await server.app.listen(0, '127.0.0.1');
  port = Number(new URL(await server.app.getUrl()).port);
};
const agent = new Agent({ keepAlive: true });

/** A non-idempotent request on a keep-alive connection; its status and the `connection` header. */
const post = (through?: Agent): Promise<[number | undefined, string | undefined]> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        port,
        agent: through ?? new Agent(),
        method: 'POST',
        path: '/api/reservations/check-availability',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume().once('end', () => {
          resolve([response.statusCode, response.headers.connection]);
        });
      },
    );
    clientRequest.once('error', reject).end('{}');
  });

beforeEach(startServer);
afterEach(() => server.close());

it('drains keep-alive connections and cuts endless requests on shutdown', async () => {
  server.app.get(GracefulShutdown).timeouts = { keepAliveDrainMs: 1000, requestDrainMs: 1500 };
  expect(await post(agent)).toEqual([200, 'keep-alive']);
  const endless = connect(port, '127.0.0.1').on('error', () => undefined);
  endless.write(
    'POST /api/reservations/check-availability HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await once(endless, 'connect');
  const began = Date.now();
  const closed = server.app.close();
  expect(await post(agent)).toEqual([200, 'close']);
  expect(await post(agent)).toEqual([200, 'close']);
  await closed;
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  // Without the cut it would last until the request timeout of 26 s.
  expect(Date.now() - began).toBeLessThan(8000);
});

it('answers every connection accepted during the shutdown of a busy process', async () => {
  server.app.get(GracefulShutdown).timeouts = { keepAliveDrainMs: 300, requestDrainMs: 5000 };
  const failures: string[] = [];
  let answered = 0;
  const client = async (): Promise<void> => {
    for (;;) {
      try {
        await post();
        answered += 1;
      } catch (error) {
        const { code = String(error) } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') failures.push(code);
        return;
      }
    }
  };
  const clients = Array.from({ length: 20 }, client);
  await eventually('the process is busy', () => answered > 50);
  await server.app.close();
  await Promise.all(clients);
  expect(failures).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { sendSlowly } from '../../tools/testing/slow-sender.ts';
import { createTestApp, type TestApp } from './app.ts';

let test: TestApp;
let server: Server;
let authorization: string;
let spaceId: number;

beforeAll(async () => {
  test = await createTestApp();
  const customer = await test.make.customer();
  spaceId = (
    await test.make.space({
      status: 'DRAFT',
      withoutPhoto: true,
      building: await test.make.building({ customer }),
    })
  ).id;
  ({ authorization } = await test.signIn(customer.user.email));
  await test.app.listen(0, '127.0.0.1');
  server = test.app.getHttpServer() as Server;
});
afterAll(() => test.close());

it('limits the time of a request and of its headers', () => {
  expect(server.requestTimeout).toBeLessThan(30_000);
  expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
});

it.each([
  [
    'a photograph',
    'PUT /api/space/image/',
    'multipart/form-data; boundary=b',
    () =>
      `--b\r\nContent-Disposition: form-data; name="space"\r\n\r\n${spaceId}\r\n` +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ],
  ['a form', 'POST /api/auth/login', 'application/json', () => '{"username":"'],
])('answers 408 to a client that sends %s byte by byte', async (_name, line, type, beginning) => {
  const [requestTimeout, headersTimeout] = [server.requestTimeout, server.headersTimeout];
  Object.assign(server, { requestTimeout: 1000, headersTimeout: 500 });
  const { port } = new URL(await test.app.getUrl());
  const { answer, afterMs } = await sendSlowly(
    Number(port),
    `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: 60000\r\n\r\n${beginning()}`,
    100,
  );
  Object.assign(server, { requestTimeout, headersTimeout });
  expect(answer).toMatch(/HTTP\/1\.1 408 /u);
  expect(afterMs).toBeLessThan(6000);
});

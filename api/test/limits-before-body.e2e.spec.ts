import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp, type TestApp } from './app.ts';

/** Default limit of writing calls per address and minute. */
const WRITES_PER_MINUTE = 600;
/** Bookings per address in ten minutes. */
const BOOKING_LIMIT = 20;
const BODY_BYTES = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
  await test.app.listen(0, '127.0.0.1');
});
afterAll(() => test.close());

/** Status line of the response to a request whose body is announced but never sent. */
async function readStatusLine(line: string): Promise<string> {
  const { port } = new URL(await test.app.getUrl());
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  try {
    socket.write(
      `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
    );
    const [text] = (await once(socket, 'data', { signal: AbortSignal.timeout(3000) })) as [string];
    return text.split('\r\n', 1)[0] ?? '';
  } finally {
    socket.destroy();
  }
}

it('answers 429 before the body when the route limit is exceeded', async () => {
  for (let n = 0; n < BOOKING_LIMIT; n += 1) {
    await test.request({ method: 'POST', url: '/api/reservations', payload: {}, remoteAddress: '127.0.0.1' });
  }
  expect(await readStatusLine('POST /api/reservations')).toBe('HTTP/1.1 429 Too Many Requests');
});

it('waits for the body of a call within the limits', async () => {
  await expect(readStatusLine('PUT /api/space/save')).rejects.toThrow(/aborted/u);
});

it('answers 429 before the body when the write limit is exceeded, but serves reads', async () => {
  // Calls to unknown routes count as well: only the request line is checked.
  for (let n = 0; n < WRITES_PER_MINUTE; n += 1) {
    await test.request({ method: 'POST', url: '/api/nothing', remoteAddress: '127.0.0.1' });
  }
  for (const line of [
    'PUT /api/space/save',
    'DELETE /api/reservations/1/guest/changes',
    'POST /api/nothing',
  ]) {
    expect(await readStatusLine(line)).toBe('HTTP/1.1 429 Too Many Requests');
  }
  const read = await test.request({ url: '/api/health/live', remoteAddress: '127.0.0.1' });
  expect(read.statusCode).toBe(200);
}, 60_000);

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@prostora/contracts';
import { createEventStream } from './event-stream.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('delivers the whole text to a reader slower than the heartbeat', async () => {
  const text = 'x'.repeat(200_000);
  const body = createEventStream(async function* () {
    yield await Promise.resolve({ event: 'text', data: { text } });
  }).getStream();
  const faults: unknown[] = [];
  body.on('error', (error) => faults.push(error));
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  jest.useRealTimers();
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  expect([faults, Buffer.concat(chunks).toString()]).toEqual([
    [],
    `event: text\ndata: ${JSON.stringify({ text })}\n\n`,
  ]);
});

it('sends heartbeats while the source is silent', async () => {
  const body = createEventStream(async function* (signal) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    yield { event: 'text', data: {} };
  }).getStream();
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(String(body.read())).toBe(': \n\n'.repeat(4));
  body.destroy();
});

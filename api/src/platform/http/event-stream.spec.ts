import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { eventStream } from './event-stream.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const MINUTE = 60_000;

it('a reader slower than the beat still gets the text to its end', async () => {
  const text = 'x'.repeat(200_000);
  const body = eventStream(async function* () {
    yield await Promise.resolve({ event: 'text', data: { text } });
  }).getStream();
  const faults: unknown[] = [];
  body.on('error', (error) => faults.push(error));
  await jest.advanceTimersByTimeAsync(MINUTE);
  jest.useRealTimers();
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  expect([faults, Buffer.concat(chunks).toString()]).toEqual([
    [],
    `event: text\ndata: ${JSON.stringify({ text })}\n\n`,
  ]);
});

it('a silent source is kept alive by beats', async () => {
  const body = eventStream(async function* (signal) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    yield { event: 'text', data: {} };
  }).getStream();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(String(body.read())).toBe(': \n\n'.repeat(4));
  body.destroy();
});

import { StreamableFile } from '@nestjs/common';
import { PassThrough } from 'node:stream';

/** A server-sent event. */
export type StreamedEvent = { readonly event: string; readonly data: object };

export const EVENT_STREAM_TYPE = 'text/event-stream';
/** Prevents caching and buffering on the way. */
export const EVENT_STREAM_HEADERS = {
  'cache-control': 'no-store',
  'content-encoding': 'identity',
  'x-accel-buffering': 'no',
};
/** Proxies and servers cut a silent connection after a minute. */
const HEARTBEAT_MS = 15_000;

const formatEvent = ({ event, data }: StreamedEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Streams events of a source. The signal aborts when the client disconnects; the source must end by itself
 * and report its errors as events.
 */
export function createEventStream(
  source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>,
): StreamableFile {
  const disconnected = new AbortController();
  const body = new PassThrough();
  const heartbeat = setInterval(() => {
    if (body.writable) body.write(': \n\n');
  }, HEARTBEAT_MS).unref();
  body.once('close', () => {
    clearInterval(heartbeat);
    disconnected.abort();
  });
  void pipeEvents(source(disconnected.signal), body);
  return new StreamableFile(body, { type: `${EVENT_STREAM_TYPE}; charset=utf-8` });
}

async function pipeEvents(events: AsyncIterable<StreamedEvent>, body: PassThrough): Promise<void> {
  try {
    for await (const event of events) if (!body.destroyed) body.write(formatEvent(event));
    body.end();
  } catch (error) {
    body.destroy(error as Error);
  }
}

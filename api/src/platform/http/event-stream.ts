import { applyDecorators, Header, HttpCode, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { PassThrough } from 'node:stream';

/** One event of an answer that is sent piece by piece. */
export type StreamedEvent = { readonly event: string; readonly data: object };

const TYPE = 'text/event-stream';
/** A silent connection is cut after a minute, here or by a proxy. */
const BEAT_MS = 15_000;

const written = ({ event, data }: StreamedEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A route that answers events one by one (server-sent events after a POST); nothing on the way may gather or keep them. */
export const EventStreamRoute = (description: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    Header('cache-control', 'no-store'),
    Header('content-encoding', 'identity'),
    Header('x-accel-buffering', 'no'),
    ApiProduces(TYPE),
    ApiOkResponse({ description, schema: { type: 'string' } }),
  );

/** The events as they come. The source's signal aborts when the visitor leaves; a source must end by itself and tell its failures as events. */
export function eventStream(source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>): StreamableFile {
  const gone = new AbortController();
  const body = new PassThrough();
  const beat = setInterval(() => {
    if (body.writable) body.write(': \n\n');
  }, BEAT_MS).unref();
  body.once('close', () => {
    clearInterval(beat);
    gone.abort();
  });
  void pour(source(gone.signal), body);
  return new StreamableFile(body, { type: `${TYPE}; charset=utf-8` });
}

async function pour(events: AsyncIterable<StreamedEvent>, body: PassThrough): Promise<void> {
  try {
    for await (const event of events) if (!body.destroyed) body.write(written(event));
    body.end();
  } catch (error) {
    body.destroy(error as Error);
  }
}

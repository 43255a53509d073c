import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Body of a chat completion request. */
export type CompletionBody = {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  [member: string]: unknown;
};
type Answer = (
  order: CompletionBody,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>;

const toEvent = (members: object): string => {
  const common = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'local' };
  return `data: ${JSON.stringify({ ...common, ...members })}\n\n`;
};
const formatChunk = (delta: object, finish: string | null = null): string =>
  toEvent({ choices: [{ index: 0, delta, finish_reason: finish }] });
const USAGE = toEvent({
  choices: [],
  usage: { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 },
});

/** Response behaviours: OpenAI's streamed chat completions. */
export const answers = {
  /** Streams the chunks, with a pause before each, then the usage. */
  text:
    (pieces: readonly string[], pauseMs = 0, finish = 'stop'): Answer =>
    async (_order, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const piece of pieces) {
        if (pauseMs > 0)
          await new Promise((resolve) => {
            setTimeout(resolve, pauseMs);
          });
        response.write(formatChunk({ content: piece }));
      }
      response.end(`${formatChunk({}, finish)}${USAGE}data: [DONE]\n\n`);
    },
  error:
    (status: number, code: string | null, message = 'No.'): Answer =>
    (_order, response) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false' })
        .end(JSON.stringify({ error: { message, type: 'invalid_request_error', code } }));
    },
  /** Streams some text, then breaks, ends or hangs. */
  half:
    (piece: string, then: 'breaks' | 'ends' | 'hangs'): Answer =>
    (_order, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(formatChunk({ content: piece }), () => {
        if (then === 'breaks') response.destroy();
        if (then === 'ends') response.end();
      });
    },
  raw:
    (body: string, type = 'text/event-stream'): Answer =>
    (_order, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    },
  silence: (): Answer => () => undefined,
};

/** A local server of the protocol; tests set its behaviour and read its requests. */
export class LanguageModelServer {
  answer: Answer = answers.text(['Ahoj']);
  readonly requests: {
    order: CompletionBody;
    authorization: string | undefined;
    path: string | undefined;
  }[] = [];
  /** Number of requests aborted by the client. */
  abortedCount = 0;
  private readonly server: Server = createServer((request, response) => {
    void this.respond(request, response);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const order = (await json(request)) as CompletionBody;
    this.requests.push({ order, authorization: request.headers.authorization, path: request.url });
    response.once('close', () => {
      if (!response.writableFinished) this.abortedCount += 1;
    });
    await this.answer(order, response, request);
  }
}

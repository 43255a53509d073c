import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What an order of a text looks like on the wire. */
export type CompletionOrder = {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  [member: string]: unknown;
};
type Answer = (
  order: CompletionOrder,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>;

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'local', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const USAGE = `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'local', choices: [], usage: { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 } })}\n\n`;

/** Ways in which a service answers: the protocol of OpenAI's chat completions, streamed. */
export const answers = {
  /** The pieces one by one, with a pause before each, and what they cost. */
  text:
    (pieces: readonly string[], pauseMs = 0, finish = 'stop'): Answer =>
    async (_order, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const piece of pieces) {
        if (pauseMs > 0)
          await new Promise((resolve) => {
            setTimeout(resolve, pauseMs);
          });
        response.write(chunk({ content: piece }));
      }
      response.end(`${chunk({}, finish)}${USAGE}data: [DONE]\n\n`);
    },
  error:
    (status: number, code: string | null, message = 'No.'): Answer =>
    (_order, response) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false' })
        .end(JSON.stringify({ error: { message, type: 'invalid_request_error', code } }));
    },
  /** Some text, and then the connection breaks or says nothing more. */
  half:
    (piece: string, then: 'breaks' | 'ends' | 'hangs'): Answer =>
    (_order, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk({ content: piece }), () => {
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

/** A local service that speaks the protocol; tests say how it answers and read what it was asked. */
export class LanguageModelServer {
  answer: Answer = answers.text(['Ahoj']);
  readonly orders: { order: CompletionOrder; authorization: string | undefined; path: string | undefined }[] =
    [];
  /** How many answers were still under way when their asker left. */
  left = 0;
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
    const order = (await json(request)) as CompletionOrder;
    this.orders.push({ order, authorization: request.headers.authorization, path: request.url });
    response.once('close', () => {
      if (!response.writableFinished) this.left += 1;
    });
    await this.answer(order, response, request);
  }
}

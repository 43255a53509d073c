import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as the protocol of Sentry carries it, as far as tests look at it. */
export type ReceivedEvent = {
  release?: string;
  environment?: string;
  platform?: string;
  tags?: Record<string, unknown>;
  exception?: { values?: { type?: string; value?: string; stacktrace?: { frames?: unknown[] } }[] };
};

/** A service that speaks Sentry's envelope protocol: keeps what it is sent. `delayMs` makes it slow. */
export class EnvelopeReceiver {
  readonly events: ReceivedEvent[] = [];
  /** Everything received, word for word: what must not be in there is looked for in it. */
  text = '';
  requests = 0;
  delayMs = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      // The browser asks first: its page is of another origin.
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          if (request.method === 'POST') this.take(Buffer.concat(chunks).toString('utf8'));
          setTimeout(
            () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
            this.delayMs,
          );
        });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return this;
  }

  get dsn(): string {
    return `http://key@127.0.0.1:${(this.server.address() as AddressInfo).port}/7`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** An envelope is a header and pairs of an item's header and its body, a line each. */
  private take(envelope: string): void {
    this.requests += 1;
    this.text += envelope;
    const [, ...lines] = envelope.split('\n');
    for (let at = 0; at + 1 < lines.length; at += 2) {
      const { type } = JSON.parse(lines[at] ?? '{}') as { type?: string };
      if (type === 'event') this.events.push(JSON.parse(lines[at + 1] ?? '{}') as ReceivedEvent);
    }
  }
}

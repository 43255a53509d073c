import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Upstream = { port: number; busy: number; restsUntil: number };

const REST_MS = 5000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const mayBeRepeated = (method = ''): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * The proxy in front of the API processes, by the rules of deploy/nginx.conf: the one with the least to do, kept-alive connections, the next one
 * where a connection is refused, and for requests that may be repeated also after a broken one, 502 and 503. Nothing else is sent twice.
 */
export class Balancer {
  private readonly server: Server;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });
  private readonly upstreams: Upstream[];
  /** What became of connections to the APIs; refused ones are none. */
  readonly broken: string[] = [];

  constructor(ports: readonly number[]) {
    this.upstreams = ports.map((port) => ({ port, busy: 0, restsUntil: 0 }));
    this.server = createServer((incoming, outgoing) => {
      void this.pass(incoming, outgoing);
    });
    this.server.keepAliveTimeout = 65_000;
  }

  async start(): Promise<string> {
    const listening = this.server.listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      listening.once('listening', resolve);
    });
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => null);
    if (!body) return;
    const tried: Upstream[] = [];
    for (;;) {
      const upstream = this.choose(tried);
      tried.push(upstream);
      const isLast = tried.length >= Math.min(2, this.upstreams.length);
      const outcome = await this.attempt(upstream, incoming, body, outgoing, isLast);
      if (outcome === 'answered') return;
      if (isLast || (outcome === 'broken' && !mayBeRepeated(incoming.method))) return void refuse(outgoing);
    }
  }

  private choose(tried: readonly Upstream[]): Upstream {
    const now = Date.now();
    const open = this.upstreams.filter((each) => !tried.includes(each));
    const awake = open.filter((each) => each.restsUntil <= now);
    const [best] = (awake.length > 0 ? awake : open).sort((one, other) => one.busy - other.busy);
    return best ?? (this.upstreams[0] as Upstream);
  }

  /** `refused`: nothing was sent. `broken`: the outcome is unknown. */
  private attempt(
    upstream: Upstream,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    isLast: boolean,
  ): Promise<'answered' | 'refused' | 'broken'> {
    upstream.busy += 1;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'content-length': String(body.length),
    };
    const asked = request({
      host: '127.0.0.1',
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers,
      agent: this.agent,
    });
    return new Promise<'answered' | 'refused' | 'broken'>((resolve) => {
      asked.once('error', (error: NodeJS.ErrnoException) => {
        const isRefused = error.code === 'ECONNREFUSED';
        if (isRefused) upstream.restsUntil = Date.now() + REST_MS;
        if (!isRefused)
          this.broken.push(
            `${incoming.method ?? ''} on a ${asked.reusedSocket ? 'kept' : 'new'} connection: ${error.code ?? error.message}`,
          );
        resolve(isRefused ? 'refused' : 'broken');
      });
      asked.once('response', (response) => {
        const { statusCode = 502 } = response;
        if ([502, 503].includes(statusCode) && mayBeRepeated(incoming.method) && !isLast) {
          response.resume();
          return resolve('broken');
        }
        outgoing.writeHead(
          statusCode,
          Object.fromEntries(Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name))),
        );
        response.on('error', () => outgoing.destroy()).pipe(outgoing);
        response.once('close', () => resolve('answered'));
      });
      asked.end(body);
    }).finally(() => {
      upstream.busy -= 1;
    });
  }
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(502).end();
}

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

type Upstream = { port: number; activeRequests: number; unavailableUntil: number };

const FAIL_TIMEOUT_MS = 5000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const isRetryable = (method = ''): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * The proxy in front of the API processes, by the rules of deploy/nginx.conf: fewest active requests first, keep-alive
 * connections, the next process when a connection is refused. Retryable requests are also sent to the next process
 * after a broken connection, 502 and 503; other requests are sent once.
 */
export class Balancer {
  private readonly server: Server;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });
  private readonly upstreams: Upstream[];
  /** Connections to the APIs that broke; refused connections are not included. */
  readonly brokenConnections: string[] = [];

  constructor(ports: readonly number[]) {
    this.upstreams = ports.map((port) => ({ port, activeRequests: 0, unavailableUntil: 0 }));
    this.server = createServer((incoming, outgoing) => {
      void this.forward(incoming, outgoing);
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

  private async forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => null);
    if (!body) return;
    const tried: Upstream[] = [];
    for (;;) {
      const upstream = this.choose(tried);
      tried.push(upstream);
      const isLast = tried.length >= Math.min(2, this.upstreams.length);
      const outcome = await this.attempt(upstream, incoming, body, outgoing, isLast);
      if (outcome === 'answered') return;
      if (isLast || (outcome === 'broken' && !isRetryable(incoming.method)))
        return void sendBadGateway(outgoing);
    }
  }

  private choose(tried: readonly Upstream[]): Upstream {
    const now = Date.now();
    const untried = this.upstreams.filter((each) => !tried.includes(each));
    const available = untried.filter((each) => each.unavailableUntil <= now);
    const [best] = (available.length > 0 ? available : untried).sort(
      (one, other) => one.activeRequests - other.activeRequests,
    );
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
    upstream.activeRequests += 1;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'content-length': String(body.length),
    };
    const proxied = request({
      host: '127.0.0.1',
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers,
      agent: this.agent,
    });
    return new Promise<'answered' | 'refused' | 'broken'>((resolve) => {
      proxied.once('error', (error: NodeJS.ErrnoException) => {
        const isRefused = error.code === 'ECONNREFUSED';
        if (isRefused) upstream.unavailableUntil = Date.now() + FAIL_TIMEOUT_MS;
        if (!isRefused)
          this.brokenConnections.push(
            `${incoming.method ?? ''} on a ${proxied.reusedSocket ? 'reused' : 'new'} connection: ${error.code ?? error.message}`,
          );
        resolve(isRefused ? 'refused' : 'broken');
      });
      proxied.once('response', (response) => {
        const { statusCode = 502 } = response;
        if ([502, 503].includes(statusCode) && isRetryable(incoming.method) && !isLast) {
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
      proxied.end(body);
    }).finally(() => {
      upstream.activeRequests -= 1;
    });
  }
}

function sendBadGateway(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(502).end();
}

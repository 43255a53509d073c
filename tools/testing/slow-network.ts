import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy that delays each direction and resets connections. */
export class SlowNetwork {
  /** Milliseconds in each direction. */
  delayMs = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(targetPort: number) {
    this.server = createServer((client) => {
      const upstream = connect(targetPort, '127.0.0.1');
      this.forward(client, upstream);
      this.forward(upstream, client);
    });
  }

  async start(): Promise<number> {
    const listening = this.server.listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      listening.once('listening', resolve);
    });
    return (listening.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.sockets.size / 2;
  }

  /** Resets all connections immediately. */
  resetAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  stop(): void {
    this.server.close();
    this.resetAll();
  }

  /** Forwards chunks in order, each with the current delay. */
  private forward(from: Socket, to: Socket): void {
    this.sockets.add(from);
    let lastAt = 0;
    const delay = (action: () => void): void => {
      lastAt = Math.max(lastAt, performance.now() + this.delayMs);
      setTimeout(action, Math.max(0, lastAt - performance.now()));
    };
    from
      .setNoDelay(true)
      .on('data', (chunk) => {
        delay(() => {
          to.write(chunk);
        });
      })
      .on('end', () => {
        delay(() => {
          to.end();
        });
      });
    from
      .on('error', () => undefined)
      .once('close', () => {
        this.sockets.delete(from);
        delay(() => {
          to.destroy();
        });
      });
  }
}

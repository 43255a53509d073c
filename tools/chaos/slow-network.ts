import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A network between a client and a server on this machine: it takes its time in each direction, and connections can be cut. */
export class SlowNetwork {
  /** Milliseconds each way. */
  delayMs = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(targetPort: number) {
    this.server = createServer((client) => {
      const upstream = connect(targetPort, '127.0.0.1');
      this.pass(client, upstream);
      this.pass(upstream, client);
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

  /** Every connection is reset, in the middle of whatever it carries. */
  cutAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  stop(): void {
    this.server.close();
    this.cutAll();
  }

  /** In order, each piece as late as the network is slow at that moment. */
  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    let last = 0;
    const later = (act: () => void): void => {
      last = Math.max(last, performance.now() + this.delayMs);
      setTimeout(act, Math.max(0, last - performance.now()));
    };
    from
      .setNoDelay(true)
      .on('data', (piece) => {
        later(() => {
          to.write(piece);
        });
      })
      .on('end', () => {
        later(() => {
          to.end();
        });
      });
    from
      .on('error', () => undefined)
      .once('close', () => {
        this.sockets.delete(from);
        later(() => {
          to.destroy();
        });
      });
  }
}

import { connect, createServer, type Server, type Socket } from 'node:net';

/** Accepts connections for a server that is restarted, and passes them on as soon as it listens again. */
export class ConnectionGate {
  private readonly server: Server;
  private target: number | null = null;
  private readonly waiting = new Set<Socket>();

  constructor() {
    this.server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      if (this.target === null) this.waiting.add(socket.once('close', () => this.waiting.delete(socket)));
      else forward(socket, this.target);
    });
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, resolve);
    });
  }

  /** New connections wait from now on; those already passed on are left alone. */
  hold(): void {
    this.target = null;
  }

  /** @param port of the server on this machine that takes the waiting and all new connections */
  passTo(port: number): void {
    this.target = port;
    for (const socket of this.waiting) forward(socket, port);
    this.waiting.clear();
  }

  close(): void {
    for (const socket of this.waiting) socket.destroy();
    this.server.close();
  }
}

function forward(socket: Socket, port: number): void {
  const upstream = connect(port, '127.0.0.1');
  upstream.on('error', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
  socket.pipe(upstream).pipe(socket);
}

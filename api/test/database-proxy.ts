import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Messages of a connection: startup parameters and names of prepared statements. */
export type RecordedConnection = {
  readonly parameters: Readonly<Record<string, string>>;
  readonly names: string[];
};

/** TCP proxy before PostgreSQL that records messages and can stop responding without closing connections. */
export class DatabaseProxy {
  readonly connections: RecordedConnection[] = [];
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  /** Delay of each response of the server, in milliseconds. */
  delayMs = 0;
  private server: Server | null = null;

  /** @returns Address of the database through the proxy. */
  async listen(databaseUrl: string): Promise<string> {
    const target = new URL(databaseUrl);
    this.server = createServer((client) => {
      this.forward(client, Number(target.port), target.hostname);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).toString();
  }

  /** Accepts connections but no longer responds. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server?.close();
  }

  private async delay(): Promise<void> {
    if (this.delayMs > 0) await pause(this.delayMs);
  }

  private forward(client: Socket, port: number, host: string): void {
    const server = connect(port, host);
    const record = recordMessages(this.connections);
    let written = Promise.resolve();
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (from === client) record(chunk);
        if (from === client) to.write(chunk);
        else written = written.then(() => this.delay()).then(() => void to.write(chunk));
      });
      from
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
      if (this.isFrozen) from.pause();
    }
  }
}

/** Parses frontend messages: the startup message has no type, the following ones do (protocol 3.0). */
function recordMessages(connections: RecordedConnection[]): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let recorded: RecordedConnection | null = null;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = recorded ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (!recorded) connections.push((recorded = { parameters: parseStartup(message), names: [] }));
      else if (message[0] === 'P'.charCodeAt(0))
        recorded.names.push(message.subarray(5, message.indexOf(0, 5)).toString());
    }
  };
}

function parseStartup(message: Buffer): Record<string, string> {
  const texts = message.subarray(8).toString().split('\0').slice(0, -2);
  return Object.fromEntries(texts.flatMap((text, n) => (n % 2 === 0 ? [[text, texts[n + 1] ?? '']] : [])));
}

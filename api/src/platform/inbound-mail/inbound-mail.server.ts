import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { RunsInWorker } from '../outbox/index.ts';

export type ReceivedMail = {
  readonly recipient: string;
  /** Of the envelope; empty of a report. */
  readonly sender: string;
  readonly raw: Buffer;
};

/** Takes the mails of the listener. */
export type InboundMailReceiver = {
  /**
   * Whether mails to the address are taken.
   * @param recipient address of the envelope
   * @throws when they are taken later
   */
  accepts(recipient: string): Promise<boolean>;
  /** Stores the mail; afterwards it counts as received. */
  store(mail: ReceivedMail): Promise<void>;
};

export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
const MAX_CONNECTIONS = 20;
const IDLE_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2000;
const LOOPBACK = '127.0.0.1';

/** An SMTP response; every refused address gets the same one, so that none can be found by trying. */
const reject = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
const unknownRecipient = (): Error => reject(550, '5.1.1 No such mailbox');

/** The SMTP listener of the worker for replies; without INBOUND_DOMAIN it does not listen. It relays nothing. */
@Injectable()
export class InboundMailServer implements OnApplicationShutdown {
  private server: SMTPServer | null = null;
  private receiver: InboundMailReceiver | null = null;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  register(receiver: InboundMailReceiver): void {
    this.receiver = receiver;
  }

  /** A second worker on the machine finds the port in use; the first one listens for both. */
  @RunsInWorker()
  async listen(): Promise<void> {
    const { INBOUND_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_AUTH: authentication } = this.config;
    if (domain === undefined || !this.receiver) return;
    const server = new SMTPServer({
      name: domain,
      banner: 'mail for replies only',
      disabledCommands: ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      size: MAX_MAIL_BYTES,
      maxClients: MAX_CONNECTIONS,
      socketTimeout: IDLE_MS,
      closeTimeout: CLOSE_TIMEOUT_MS,
      onRcptTo: ({ address }, session, done) => {
        settle(this.checkRecipient(address, session), done);
      },
      onData: (stream, session, done) => {
        settle(this.receive(stream, session), done);
      },
    });
    server.on('error', (err) => this.log.warn({ err, port }, 'the listener for replies has failed'));
    server.listen(port, authentication === 'none' ? LOOPBACK : undefined);
    this.server = server;
    await Promise.race([once(server.server, 'listening'), once(server.server, 'error')]).catch(
      () => undefined,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server?.server.listening)
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
  }

  /** One recipient a mail: an answer belongs to one conversation. */
  private async checkRecipient(address: string, { envelope }: SMTPServerSession): Promise<void> {
    if (envelope.rcptTo.length > 0) throw reject(452, '4.5.3 One recipient at a time');
    if (!(await this.receiver?.accepts(address))) throw unknownRecipient();
  }

  private async receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) throw reject(552, '5.3.4 The mail is too large');
    const raw = Buffer.concat(chunks);
    if (hasBareLineFeed(raw)) throw reject(550, '5.6.11 Lines end with CR and LF');
    const [recipient] = envelope.rcptTo;
    const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    if (!recipient) throw unknownRecipient();
    await this.receiver?.store({ recipient: recipient.address, sender, raw });
  }
}

/** Failures of the server itself are temporary: the sender tries again. */
function settle(work: Promise<void>, done: (error?: Error | null) => void): void {
  work.then(
    () => done(),
    (error: unknown) =>
      done(error instanceof Error && 'responseCode' in error ? error : reject(451, '4.3.0 Try again later')),
  );
}

const [LF, CR] = [0x0a, 0x0d];
/** Mail servers that read a lone LF as the end of a line can be made to see a second mail in one. */
function hasBareLineFeed(raw: Buffer): boolean {
  for (let at = raw.indexOf(LF); at !== -1; at = raw.indexOf(LF, at + 1)) if (raw[at - 1] !== CR) return true;
  return false;
}

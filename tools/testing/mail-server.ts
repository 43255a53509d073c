import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { id: string; to: string };
/** What becomes of the first attempt to deliver to an address; every further one is taken. */
export type FirstAttempt = 'rejected' | 'hung' | 'taken';

/** A slow mail server, so that the sender can be killed in the middle of a mail; it can reject an address once. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  private readonly tried = new Set<string>();
  private readonly server: SMTPServer;

  constructor(fate: (address: string) => FirstAttempt, acceptMs: number) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        // A sender that dies in the middle of a letter leaves nothing.
        void buffer(stream).then(
          (raw) => {
            const first = this.tried.has(to) ? 'taken' : fate(to);
            this.tried.add(to);
            if (first === 'hung') return;
            if (first === 'rejected')
              return void done(Object.assign(new Error('try again later'), { responseCode: 451 }));
            const id = /^Message-ID: <(.+?)@/imu.exec(raw.toString('latin1'))?.[1] ?? '';
            // From here on the mail is with its reader; whether the sender hears of it is another matter.
            this.received.push({ id, to });
            setTimeout(() => {
              done();
            }, acceptMs);
          },
          () => undefined,
        );
      },
    });
    this.server.on('error', () => undefined);
  }

  /** Listens, on a free port where none is wanted; answers the address of SMTP_URL. */
  async start(port = 0): Promise<string> {
    const listening = this.server.listen(port, '127.0.0.1');
    await new Promise((resolve) => {
      listening.once('listening', resolve);
    });
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter((mail) => mail.to === address);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
  }
}

import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { id: string; to: string };
/** Outcome of the first delivery attempt to an address; later attempts are accepted. */
export type FirstAttempt = 'rejected' | 'hung' | 'accepted';

/**
 * A slow SMTP server, so that the sender can be killed during a delivery. It can reject an address once or leave it
 * without a response.
 */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  private readonly attempted = new Set<string>();
  private readonly server: SMTPServer;

  constructor(getFirstAttempt: (address: string) => FirstAttempt, acceptMs: number) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        // A sender that is killed before the end of the message delivers nothing.
        void buffer(stream).then(
          (raw) => {
            const outcome = this.attempted.has(to) ? 'accepted' : getFirstAttempt(to);
            this.attempted.add(to);
            if (outcome === 'hung') return;
            if (outcome === 'rejected')
              return void done(Object.assign(new Error('try again later'), { responseCode: 451 }));
            const id = /^Message-ID: <(.+?)@/imu.exec(raw.toString('latin1'))?.[1] ?? '';
            // The mail counts as delivered from here on, also if the sender never gets the response.
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

  /**
   * Listens on the port, by default on a free one.
   * @returns the value of SMTP_URL
   */
  async start(port = 0): Promise<string> {
    const listening = this.server.listen(port, '127.0.0.1');
    await new Promise((resolve) => {
      listening.once('listening', resolve);
    });
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  listTo(address: string): ReceivedMail[] {
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

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';

/**
 * `method` makes it a calendar event (RFC 6047), sent as an alternative body too, because mail clients show
 * it only then.
 */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  readonly method?: 'REQUEST' | 'CANCEL';
};

export type Mail = {
  /** Shown instead of the name in MAIL_FROM. */
  readonly senderName?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** URL mail clients post to for unsubscribing (RFC 2369, 8058). */
  readonly unsubscribe?: string;
  /** Stable over attempts, so that a mailbox can detect duplicates. */
  readonly id?: string;
  /** Thread of the mail; mailboxes group mails of one thread. */
  readonly thread?: string;
  /** Message-ID of the mail that it answers. */
  readonly answers?: string;
  /** The words of a person: other programs do not answer it by themselves. */
  readonly isPersonal?: boolean;
  /** Envelope sender, to which reports of the delivery go. */
  readonly returnPath?: string;
};

const CONNECT_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 15_000;

/**
 * Sends mail to the SMTP server, in development to the catcher. Called by jobs only: the server may be slow
 * or down.
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | null;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {
    const url =
      config.SMTP_URL ??
      (config.MAIL_CATCHER_PORT === undefined ? undefined : `smtp://127.0.0.1:${config.MAIL_CATCHER_PORT}`);
    this.transport =
      url === undefined
        ? null
        : createTransport({
            url,
            pool: true,
            maxConnections: 3,
            maxMessages: 100,
            connectionTimeout: CONNECT_TIMEOUT_MS,
            greetingTimeout: CONNECT_TIMEOUT_MS,
            socketTimeout: SOCKET_TIMEOUT_MS,
            dnsTimeout: CONNECT_TIMEOUT_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          } as Parameters<typeof createTransport>[0]);
  }

  /** Whether a mail server is configured. */
  get isEnabled(): boolean {
    return this.transport !== null;
  }

  /**
   * Sends one mail; only logs it without a server.
   * @throws when the server rejects it
   */
  async send(mail: Mail): Promise<void> {
    if (!this.transport) {
      this.log.info({ subject: mail.subject }, 'no mail server is set; a mail was not sent');
      return;
    }
    const domain = new URL(this.config.PUBLIC_URL).hostname;
    const { attachments = [] } = mail;
    const event = attachments.find(({ method }) => method !== undefined);
    await this.transport.sendMail({
      from: toSender(this.config.MAIL_FROM, mail.senderName),
      to: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: {
        ...(mail.isPersonal ? { 'x-auto-response-suppress': 'All' } : { 'auto-submitted': 'auto-generated' }),
        ...(mail.unsubscribe !== undefined && {
          'list-unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
      ...(mail.id === undefined ? {} : { messageId: `<${mail.id}@${domain}>` }),
      ...toThreadHeaders(mail, domain),
      ...(mail.returnPath === undefined ? {} : { envelope: { from: mail.returnPath, to: mail.to } }),
      attachments: attachments.map(toFile),
      ...(event && toCalendarParts(event)),
    });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

function toThreadHeaders({ thread, answers }: Mail, domain: string) {
  const root = thread === undefined ? [] : [`<${thread}@${domain}>`];
  const references = [...root, ...(answers === undefined ? [] : [answers])];
  const inReplyTo = references.at(-1);
  return inReplyTo === undefined ? {} : { inReplyTo, references };
}

/** The address of MAIL_FROM with the name. */
function toSender(from: string, name: string | undefined): string | { name: string; address: string } {
  const address = /<([^<>]+)>\s*$/u.exec(from)?.[1] ?? from;
  return name === undefined ? from : { name, address };
}

/** The file of an event is of another type: as `text/calendar` mailboxes would show the event twice. */
const toFile = ({ filename, contentType, content, method }: Attachment) => ({
  filename,
  contentType: method === undefined ? contentType : 'application/ics',
  content: Buffer.from(content),
});

/** Mailboxes that list the body of the event show its name. */
const toCalendarParts = ({ filename, method, content }: Attachment) => ({
  alternatives: [
    {
      contentType: `text/calendar; charset=utf-8; method=${method}; name="${filename}"`,
      content: Buffer.from(content),
    },
  ],
});

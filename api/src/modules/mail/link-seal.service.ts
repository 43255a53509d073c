import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { TextSeal } from '../../platform/sealing/text-seal.ts';
import type { MailMessage } from './mail.message.ts';

/** A message as it waits in the outbox and in a queue. */
export type SealedMessage = { sealed: string };

const SEALED = /^(.*?)sealed:([\w-]+)$/u;

/**
 * Seals a mail and the address it goes to while it waits to be sent. It opens accounts, spaces and bookings and speaks of people:
 * neither the outbox nor a queue, its failed jobs or a backup may hold it readable. Messages of the former release, of which only
 * secrets were sealed, are opened too.
 */
@Injectable()
export class LinkSeal {
  private readonly text: TextSeal;

  constructor(config: Config) {
    this.text = new TextSeal(secretsOf(config), 'mail-link');
  }

  seal(message: MailMessage): SealedMessage {
    return { sealed: this.text.seal(JSON.stringify(message)) };
  }

  /** @throws Error when the seal is not ours */
  open(message: MailMessage | SealedMessage): MailMessage {
    return 'sealed' in message
      ? (JSON.parse(this.text.open(message.sealed)) as MailMessage)
      : this.openFormer(message);
  }

  /** A line of a payload, such as an address, marked as sealed. */
  sealLine(line: string): string {
    return `sealed:${this.text.seal(line)}`;
  }

  /** The line again; one that is not marked as sealed is returned as it is. */
  openLine(line: string): string {
    const [, before, sealed] = SEALED.exec(line) ?? [];
    return before === undefined || sealed === undefined ? line : before + this.text.open(sealed);
  }

  private openFormer(message: MailMessage): MailMessage {
    const { action, code, replyTo, unsubscribe } = message;
    const open = (line: string): string => this.openLine(line);
    return {
      ...message,
      ...(action && { action: { ...action, path: open(action.path) } }),
      ...(replyTo !== undefined && { replyTo: open(replyTo) }),
      ...(code !== undefined && { code: open(code) }),
      ...(unsubscribe && { unsubscribe: { page: open(unsubscribe.page), call: open(unsubscribe.call) } }),
    };
  }
}

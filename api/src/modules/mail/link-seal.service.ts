import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { TextSeal } from '../../platform/sealing/text-seal.ts';
import type { MailMessage } from './mail.message.ts';

/** A message in the outbox and in job payloads. */
export type SealedMessage = { sealed: string };

const SEALED = /^(.*?)sealed:([\w-]+)$/u;

/**
 * Encrypts mails and addresses in the outbox and in job payloads. Mails contain secret links and personal
 * data, which must not be readable in the outbox, in queues, failed jobs or backups. Also decrypts messages
 * of the previous release, in which only the secrets were encrypted.
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

  /** @throws Error when the message was changed or encrypted with another key */
  open(message: MailMessage | SealedMessage): MailMessage {
    return 'sealed' in message
      ? (JSON.parse(this.text.open(message.sealed)) as MailMessage)
      : this.openFormer(message);
  }

  /** Encrypts a string of a payload, such as an address, and prefixes it with `sealed:`. */
  sealLine(line: string): string {
    return `sealed:${this.text.seal(line)}`;
  }

  /** Returns a string without the prefix unchanged. */
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

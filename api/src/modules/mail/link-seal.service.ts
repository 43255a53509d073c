import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { TOKEN_PAGE } from '@prostora/contracts/private-text.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { TextSeal } from '../../platform/sealing/text-seal.ts';
import type { MailMessage } from './mail.message.ts';

const SEALED = /^(.*?)sealed:([\w-]+)$/u;

/**
 * Seals the secret of a mail's link while the mail waits to be sent: what stands behind the #, or behind the number of a guest's
 * page. It opens an account, a space or a booking, and neither the outbox nor a queue nor a backup of them may hold it readable.
 * The address answers go to is somebody's too and is sealed alike.
 */
@Injectable()
export class LinkSeal {
  private readonly text: TextSeal;

  constructor(config: Config) {
    this.text = new TextSeal(secretsOf(config), 'mail-link');
  }

  /** The message as it may wait in the database. */
  seal(message: MailMessage): MailMessage {
    const { action, code, replyTo, unsubscribe } = message;
    const start = action ? secretStart(action.path) : -1;
    return {
      ...message,
      ...(action && start !== -1 && { action: { ...action, path: action.path.slice(0, start) + this.sealed(action.path.slice(start)) } }),
      ...(code !== undefined && { code: this.sealed(code) }),
      ...(replyTo !== undefined && { replyTo: this.sealed(replyTo) }),
      ...(unsubscribe && { unsubscribe: { page: this.lastSealed(unsubscribe.page), call: this.lastSealed(unsubscribe.call) } }),
    };
  }

  /** The message as it is sent; throws when the seal is not ours. */
  open(message: MailMessage): MailMessage {
    const { action, code, replyTo, unsubscribe } = message;
    return {
      ...message, ...(action && { action: { ...action, path: this.opened(action.path) } }), ...(replyTo !== undefined && { replyTo: this.opened(replyTo) }),
      ...(code !== undefined && { code: this.opened(code) }),
      ...(unsubscribe && { unsubscribe: { page: this.opened(unsubscribe.page), call: this.opened(unsubscribe.call) } }),
    };
  }

  /** The path with its last part sealed. */
  private lastSealed(path: string): string {
    const start = path.lastIndexOf('/') + 1;
    return path.slice(0, start) + this.sealed(path.slice(start));
  }

  private sealed(text: string): string {
    return `sealed:${this.text.seal(text)}`;
  }

  private opened(text: string): string {
    const [, before, sealed] = SEALED.exec(text) ?? [];
    return before === undefined || sealed === undefined ? text : before + this.text.open(sealed);
  }
}

/** Where the secret of a path begins; -1 where it has none. */
function secretStart(path: string): number {
  const page = TOKEN_PAGE.exec(path)?.[0].length;
  return page ?? (path.indexOf('#') + 1 || -1);
}

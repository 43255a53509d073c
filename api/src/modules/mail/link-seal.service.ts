import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { TOKEN_PAGE } from '../../platform/logging/secret-paths.ts';
import type { MailMessage } from './mail.message.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^(.*?)sealed:([\w-]+)$/u;

/**
 * Seals the secret of a mail's link while the mail waits to be sent: what stands behind the #, or behind the number of a guest's
 * page. It opens an account, a space or a booking, and neither the outbox nor a queue nor a backup of them may hold it readable.
 * The address answers go to is somebody's too and is sealed alike.
 */
@Injectable()
export class LinkSeal {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'mail-link', 32));
  }

  /** The message as it may wait in the database. */
  seal(message: MailMessage): MailMessage {
    const { action, replyTo } = message;
    const start = action ? secretStart(action.path) : -1;
    return {
      ...message,
      ...(action && start !== -1 && { action: { ...action, path: action.path.slice(0, start) + this.sealed(action.path.slice(start)) } }),
      ...(replyTo !== undefined && { replyTo: this.sealed(replyTo) }),
    };
  }

  /** The message as it is sent; throws when the seal is not ours. */
  open(message: MailMessage): MailMessage {
    const { action, replyTo } = message;
    return { ...message, ...(action && { action: { ...action, path: this.opened(action.path) } }), ...(replyTo !== undefined && { replyTo: this.opened(replyTo) }) };
  }

  private sealed(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `sealed:${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
  }

  private opened(text: string): string {
    const [, before, sealed] = SEALED.exec(text) ?? [];
    if (before === undefined || sealed === undefined) return text;
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return before + Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }
}

/** Where the secret of a path begins; -1 where it has none. */
function secretStart(path: string): number {
  const fragment = path.indexOf('#') + 1;
  return fragment || (TOKEN_PAGE.exec(path)?.[0].length ?? -1);
}

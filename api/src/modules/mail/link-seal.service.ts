import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import type { MailMessage } from './mail.message.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^([^#]*)#sealed:([\w-]+)$/u;

/**
 * Seals what stands behind the # of a mail's link while the mail waits to be sent: there lies the token that opens an account or
 * a space, and neither the outbox nor a queue nor a backup of them may hold it readable.
 */
@Injectable()
export class LinkSeal {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'mail-link', 32));
  }

  /** The message as it may wait in the database. */
  seal(message: MailMessage): MailMessage {
    const { action } = message;
    const start = action?.path.indexOf('#') ?? -1;
    if (!action || start === -1) return message;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const text = Buffer.concat([cipher.update(action.path.slice(start + 1), 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    return { ...message, action: { ...action, path: `${action.path.slice(0, start)}#sealed:${sealed}` } };
  }

  /** The message as it is sent; throws when the seal is not ours. */
  open(message: MailMessage): MailMessage {
    const [, path, sealed] = SEALED.exec(message.action?.path ?? '') ?? [];
    if (!message.action || path === undefined || sealed === undefined) return message;
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const fragment = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    return { ...message, action: { ...message.action, path: `${path}#${fragment}` } };
  }
}

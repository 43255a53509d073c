import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import { FieldEncryption } from '../../platform/crypto/field-encryption.ts';
import type { MailMessage } from './mail.message.ts';

/** Key of encrypted messages and prefix of encrypted strings in stored payloads. */
export const ENCRYPTED_KEY = 'sealed';
/** A message in the outbox and in job payloads. */
export type EncryptedMessage = { [ENCRYPTED_KEY]: string };

const ENCRYPTED_LINE = new RegExp(`^(.*?)${ENCRYPTED_KEY}:([\\w-]+)$`, 'u');

/**
 * Encrypts mails and addresses in the outbox and in job payloads. Mails contain secret links and personal
 * data, which must not be readable in the outbox, in queues, failed jobs or backups. Also decrypts messages
 * of the previous release, in which only the secrets were encrypted.
 */
@Injectable()
export class MailEncryptionService {
  private readonly encryption: FieldEncryption;

  constructor(config: Config) {
    this.encryption = new FieldEncryption(getSecrets(config), 'mail-link');
  }

  encrypt(message: MailMessage): EncryptedMessage {
    return { [ENCRYPTED_KEY]: this.encryption.encrypt(JSON.stringify(message)) };
  }

  /** @throws Error when the message was changed or encrypted with another key */
  decrypt(message: MailMessage | EncryptedMessage): MailMessage {
    return ENCRYPTED_KEY in message
      ? (JSON.parse(this.encryption.decrypt(message[ENCRYPTED_KEY])) as MailMessage)
      : this.decryptLegacy(message);
  }

  /** Encrypts a string of a payload, such as an address, and prefixes it with the key. */
  encryptLine(line: string): string {
    return `${ENCRYPTED_KEY}:${this.encryption.encrypt(line)}`;
  }

  /** Returns a string without the prefix unchanged. */
  decryptLine(line: string): string {
    const [, before, encrypted] = ENCRYPTED_LINE.exec(line) ?? [];
    return before === undefined || encrypted === undefined
      ? line
      : before + this.encryption.decrypt(encrypted);
  }

  private decryptLegacy(message: MailMessage): MailMessage {
    const { action, code, replyTo, unsubscribe } = message;
    const decrypt = (line: string): string => this.decryptLine(line);
    return {
      ...message,
      ...(action && { action: { ...action, path: decrypt(action.path) } }),
      ...(replyTo !== undefined && { replyTo: decrypt(replyTo) }),
      ...(code !== undefined && { code: decrypt(code) }),
      ...(unsubscribe && {
        unsubscribe: { page: decrypt(unsubscribe.page), call: decrypt(unsubscribe.call) },
      }),
    };
  }
}

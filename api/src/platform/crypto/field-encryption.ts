import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type Secrets } from './secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Authenticated encryption of single values (AES-256-GCM), against readers of the database or a backup; each
 * purpose has its own key.
 */
export class FieldEncryption {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, purpose: string) {
    this.keys = deriveKeys(secrets, purpose);
  }

  /** Encrypts a text to base64url; another result every time. */
  encrypt(text: string): string {
    return this.encryptBytes(Buffer.from(text)).toString('base64url');
  }

  /** Encrypts the contents of a file; another result every time. */
  encryptBytes(bytes: Uint8Array): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keys[0], iv);
    const ciphertext = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...ciphertext]);
  }

  /**
   * Decrypts a text, also one encrypted with a former secret.
   * @param encrypted result of the encryption
   * @throws when the value is not authentic
   */
  decrypt(encrypted: string): string {
    return this.decryptBytes(Buffer.from(encrypted, 'base64url')).toString();
  }

  /**
   * Decrypts the contents of a file, also one encrypted with a former secret.
   * @param encrypted result of the encryption
   * @throws when they are not authentic
   */
  decryptBytes(encrypted: Buffer): Buffer {
    const failures: unknown[] = [];
    for (const key of this.keys) {
      try {
        return decryptWithKey(key, encrypted);
      } catch (failure) {
        failures.push(failure);
      }
    }
    throw failures[0];
  }
}

function decryptWithKey(key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

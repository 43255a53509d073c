import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysOf, type Secrets } from './secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Makes text unreadable to whoever has the database or a backup of it but not the server's key; each purpose has a key of its own. */
export class TextSeal {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, purpose: string) {
    this.keys = keysOf(secrets, purpose);
  }

  /** The text as it may be kept, in base64url; another one every time. */
  seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keys[0], iv);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
  }

  /** The text again, also of a seal by a former secret; throws when the seal is not ours. */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const failures: unknown[] = [];
    for (const key of this.keys) {
      try {
        return openBy(key, bytes);
      } catch (failure) {
        failures.push(failure);
      }
    }
    throw failures[0];
  }
}

function openBy(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}

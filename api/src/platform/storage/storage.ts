import type { Readable } from 'node:stream';

/** A stored file as a stream. */
export type StoredFile = { readonly body: Readable; readonly size: number | null };

/**
 * Port of the file storage. Keys are generated (`ab/abcdef-800.webp`), never user input; a key is written
 * once and then immutable.
 */
export abstract class Storage {
  /** Stores the bytes under the key atomically; idempotent. */
  abstract put(key: string, body: Uint8Array, options: { type: string }): Promise<void>;
  /** The stored bytes; null when there are none. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract exists(key: string): Promise<boolean>;
  /** Deletes the file; a missing one is ignored. */
  abstract delete(key: string): Promise<void>;
  /** Keys directly in the folder, last written before the given time. */
  abstract list(folder: string, untouchedSince: Date): AsyncIterable<string>;
  /** @throws when stored files cannot be read */
  abstract check(): Promise<void>;
  /** @throws when new files would be rejected, which affects uploads only */
  abstract checkWritable(): Promise<void>;
}

const KEY = /^(?:[a-z0-9][a-z0-9._-]*\/){0,4}[a-z0-9][a-z0-9._-]*$/u;

/** Whether the text is a valid key: no path traversal, no names the file system interprets. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && KEY.test(key) && !key.includes('..');

/** @throws when the text is no storage key */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`${JSON.stringify(key.slice(0, 80))} is not a storage key.`);
}

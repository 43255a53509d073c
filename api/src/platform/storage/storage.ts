import type { Readable } from 'node:stream';

/** A kept file on its way out. */
export type StoredFile = { readonly body: Readable; readonly size: number | null };

/** Port of the file store. Keys are our own (`ab/abcdef-800.webp`), never a visitor's; a key is written once and then immutable. */
export abstract class Storage {
  /** Keeps the bytes under the key, whole or not at all; the same key again is harmless. */
  abstract put(key: string, body: Uint8Array, options: { type: string }): Promise<void>;
  /** The kept bytes as a stream; null when there are none. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract exists(key: string): Promise<boolean>;
  /** Removing what is not there is harmless. */
  abstract delete(key: string): Promise<void>;
  /** Keys directly below the folder that nobody has written since the moment. */
  abstract list(folder: string, untouchedSince: Date): AsyncIterable<string>;
  /** Fails when the kept files cannot be read. */
  abstract check(): Promise<void>;
  /** Fails when new files would be refused, which uploads alone depend on. */
  abstract checkWritable(): Promise<void>;
}

const KEY = /^(?:[a-z0-9][a-z0-9._-]*\/){0,4}[a-z0-9][a-z0-9._-]*$/u;

/** Whether the text is a key the store accepts: no way out of the folder, no names the file system reads specially. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && KEY.test(key) && !key.includes('..');

/** Refuses everything that is no key. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`${JSON.stringify(key.slice(0, 80))} is not a storage key.`);
}

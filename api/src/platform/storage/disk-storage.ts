import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { HOUR_MS } from '@prostora/contracts';
import { DomainError } from '../errors/index.ts';
import { assertStorageKey, Storage, type StoredFile } from './storage.ts';

const MAX_TEMPORARY_AGE_MS = HOUR_MS;
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
const READ_ONLY_CODES = new Set(['EROFS', 'EACCES', 'EPERM']);
const getErrorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Files in a folder. A file appears by a rename, so that partial files are never visible, also after a crash.
 */
export class DiskStorage extends Storage {
  private readonly root: string;
  private isSwept = false;

  constructor(folder: string) {
    super();
    this.root = path.resolve(folder);
  }

  /** @throws {DomainError} STORAGE_FULL or STORAGE_READ_ONLY */
  async put(key: string, body: Uint8Array): Promise<void> {
    const target = this.resolvePath(key);
    const temporary = path.join(this.root, '.incoming', randomUUID());
    try {
      await this.prepareIncoming(path.dirname(temporary));
      await mkdir(path.dirname(target), { recursive: true });
      await writeDurably(temporary, body);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw toStorageError(error) ?? error;
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    let file: FileHandle;
    try {
      file = await open(this.resolvePath(key), 'r');
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
    const { size } = await file.stat();
    return { body: createReadStream('', { fd: file, autoClose: true }), size };
  }

  async exists(key: string): Promise<boolean> {
    return stat(this.resolvePath(key)).then(
      (found) => found.isFile(),
      (error: unknown) => {
        if (getErrorCode(error) === 'ENOENT') return false;
        throw error;
      },
    );
  }

  async delete(key: string): Promise<void> {
    await rm(this.resolvePath(key), { force: true });
  }

  async *list(folder: string, untouchedSince: Date): AsyncIterable<string> {
    const names = await readdir(this.resolvePath(folder)).catch((error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) {
      const found = await stat(path.join(this.root, folder, name)).catch(() => null);
      if (found?.isFile() && found.mtime < untouchedSince) yield `${folder}/${name}`;
    }
  }

  async check(): Promise<void> {
    try {
      await (await opendir(this.root)).close();
    } catch (error) {
      if (getErrorCode(error) !== 'ENOENT') throw error;
      await mkdir(this.root, { recursive: true });
    }
  }

  async checkWritable(): Promise<void> {
    await access(this.root, constants.W_OK);
  }

  /** Deletes temporary files of killed processes before the first write. */
  private async prepareIncoming(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    if (this.isSwept) return;
    this.isSwept = true;
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const age = await stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > MAX_TEMPORARY_AGE_MS) await rm(file, { force: true });
    }
  }

  private resolvePath(key: string): string {
    assertStorageKey(key);
    return path.join(this.root, key);
  }
}

/** Maps a full or read-only folder to a domain error; null for any other failure. */
function toStorageError(error: unknown): DomainError | null {
  const reason = getErrorCode(error);
  const code = FULL_CODES.has(reason)
    ? 'STORAGE_FULL'
    : READ_ONLY_CODES.has(reason)
      ? 'STORAGE_READ_ONLY'
      : null;
  return code && Object.assign(new DomainError('unavailable', code, { retryAfter: 60 }), { cause: error });
}

async function writeDurably(file: string, body: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(body);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PREFIX = 'prostora-photo-';
/** Longer than any image is processed; older files were left behind by a killed process. */
const MAX_FILE_AGE_MS = 60 * 60 * 1000;

/** Buffers a stream in a temporary file for the duration of the work. */
export async function withTempFile<T>(stream: Readable, work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(tmpdir(), `${PREFIX}${randomUUID()}`);
  try {
    await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes files left behind by killed processes. */
export async function removeAbandonedFiles(now: number, folder: string = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats && now - stats.mtimeMs > MAX_FILE_AGE_MS) await rm(file, { force: true });
  }
}

import { expect, it } from '@jest/globals';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { HOUR_MS } from '@prostora/contracts';
import { removeAbandonedFiles, withTempFile } from './temp-file.ts';

it('keeps the file during the work and removes it afterwards, also on failure', async () => {
  const files: string[] = [];
  const read = await withTempFile(Readable.from(['obr', 'ázek']), (file) => {
    files.push(file);
    return Promise.resolve(readFileSync(file, 'utf8'));
  });
  expect(read).toBe('obrázek');
  await expect(
    withTempFile(Readable.from(['x']), (file) => {
      files.push(file);
      return Promise.reject(new Error('broken'));
    }),
  ).rejects.toThrow('broken');
  expect(files.map((file) => existsSync(file))).toEqual([false, false]);
});

it('leaves no file after a stream error', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the storage is gone'));
    },
  });
  await expect(withTempFile(broken, () => Promise.resolve())).rejects.toThrow('the storage is gone');
});

it('removes abandoned files after an hour and keeps used and foreign ones', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-sweep-'));
  const put = (name: string, ageMs: number): void => {
    writeFileSync(path.join(folder, name), 'x');
    const at = (Date.now() - ageMs) / 1000;
    utimesSync(path.join(folder, name), at, at);
  };
  put('prostora-photo-old', 2 * HOUR_MS);
  put('prostora-photo-new', 60_000);
  put('somebody-else', 2 * HOUR_MS);
  await removeAbandonedFiles(Date.now(), folder);
  expect(readdirSync(folder).sort()).toEqual(['prostora-photo-new', 'somebody-else']);
  rmSync(folder, { recursive: true });
});

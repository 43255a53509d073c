import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const MAX_MAILS = 200;
const FILE_NAME = /^\d{13}-[0-9a-f]{8}\.eml$/u;

export type CaughtMail = { readonly id: string; readonly received: Date; readonly mail: Email };

/** Caught mails as files, so that they survive a restart; only the newest 200 are kept. */
export class CaughtMailStore {
  constructor(private readonly folder: string) {}

  async save(raw: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
    const file = path.join(this.folder, `${id}.eml`);
    await writeFile(`${file}.part`, raw);
    await rename(`${file}.part`, file);
    for (const old of (await this.listIds()).slice(MAX_MAILS))
      await rm(path.join(this.folder, `${old}.eml`), { force: true });
  }

  /** Newest first. */
  async list(): Promise<CaughtMail[]> {
    const mails = await Promise.all((await this.listIds()).map((id) => this.find(id)));
    return mails.filter((mail) => mail !== null);
  }

  async find(id: string): Promise<CaughtMail | null> {
    if (!FILE_NAME.test(`${id}.eml`)) return null;
    const raw = await readFile(path.join(this.folder, `${id}.eml`)).catch(() => null);
    return raw && { id, received: new Date(Number(id.slice(0, 13))), mail: await PostalMime.parse(raw) };
  }

  private async listIds(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse()
      .map((name) => name.slice(0, -4));
  }
}

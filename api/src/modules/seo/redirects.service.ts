import { Injectable } from '@nestjs/common';
import { SeoRepository } from './seo.repository.ts';

/** Where an old address leads; a `null` target is a page that is gone for good (410). */
export type RedirectTarget = { to: string | null };

const normalized = (path: string): string => {
  const plain = path.split(/[?#]/u, 1)[0]?.replace(/\/+$/u, '') ?? '';
  return plain.startsWith('/') ? plain : `/${plain}`;
};

/** Old addresses of renamed things. Called inside the transaction that renames, so that an address never leads nowhere. */
@Injectable()
export class Redirects {
  constructor(private readonly repository: SeoRepository) {}

  /** Path the address moved to; null when nothing is known of it or the page is gone. */
  async targetOf(path: string): Promise<string | null> {
    return (await this.find(path))?.to ?? null;
  }

  async find(path: string): Promise<RedirectTarget | null> {
    if (path.length > 300 || path.includes('\u0000')) return null;
    const redirect = await this.repository.redirectFrom(normalized(path));
    return redirect === null ? null : { to: redirect.toPath };
  }

  /** Old addresses that are the given one, or the given one with a dash and more. */
  beginningWith(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.repository.redirectsLike(normalized(path));
  }

  async moved(from: string, to: string): Promise<void> {
    if (normalized(from) !== normalized(to)) await this.repository.point(normalized(from), normalized(to));
  }

  /** Something new stands at this address. */
  async taken(path: string): Promise<void> {
    await this.repository.free(normalized(path));
  }

  async gone(path: string): Promise<void> {
    await this.repository.point(normalized(path), null);
  }
}

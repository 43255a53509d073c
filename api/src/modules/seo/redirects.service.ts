import { Injectable } from '@nestjs/common';
import { SeoRepository } from './seo.repository.ts';

/** Where an old address leads; a `null` target is a page that is gone for good (410). */
export type RedirectTarget = { to: string | null };

/** A path as redirects know it: no query, no slash at the end. */
export const normalizedPath = (path: string): string => {
  const plain = path.split(/[?#]/u, 1)[0]?.replace(/\/+$/u, '') ?? '';
  return plain.startsWith('/') ? plain : `/${plain}`;
};

/** A target keeps its query: where a filter has no path of its own, that is all it has. */
const targetOf = (to: string): string => `${normalizedPath(to)}${/[?].*$/u.exec(to)?.[0] ?? ''}`;

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
    const redirect = await this.repository.redirectFrom(normalizedPath(path));
    return redirect === null ? null : { to: redirect.toPath };
  }

  /** Old addresses that are the given one, or the given one with a dash and more. */
  beginningWith(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.repository.redirectsLike(normalizedPath(path));
  }

  async moved(from: string, to: string): Promise<void> {
    if (normalizedPath(from) !== normalizedPath(to))
      await this.repository.point([{ from: normalizedPath(from), to: targetOf(to) }]);
  }

  /** The same of many at once; nothing leads from an address to itself. A target of null is gone for good. */
  async movedAll(moves: readonly { from: string; to: string | null }[]): Promise<void> {
    const plain = moves.map(({ from, to }) => ({
      from: normalizedPath(from),
      to: to === null ? null : targetOf(to),
    }));
    await this.repository.point(plain.filter(({ from, to }) => to === null || normalizedPath(to) !== from));
  }

  /** Something new stands at these addresses. */
  async taken(...paths: string[]): Promise<void> {
    await this.repository.free(paths.map(normalizedPath));
  }

  /**
   * Removes redirects from or to the given addresses and those below them, and what leads to their former addresses, for the names in
   * them tell of a person who is to be forgotten.
   *
   * @returns ids of the removed redirects, and the given and all former addresses
   */
  async forgetBelow(paths: readonly string[]): Promise<{ ids: number[]; paths: string[] }> {
    const ids: number[] = [];
    const queue = paths.map(normalizedPath);
    for (const path of queue) {
      const removed = await this.repository.removeBelow(path);
      ids.push(...removed.map(({ id }) => id));
      queue.push(...removed.map(({ from_path }) => from_path));
    }
    return { ids, paths: queue };
  }

  async gone(path: string): Promise<void> {
    await this.repository.point([{ from: normalizedPath(path), to: null }]);
  }
}

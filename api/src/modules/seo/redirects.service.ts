import { Injectable } from '@nestjs/common';
import { SeoRepository } from './seo.repository.ts';

/** Target of a redirect; null = permanently gone (410). */
export type RedirectTarget = { to: string | null };

/** Normalizes a path for redirects: no query, no trailing slash. */
export const normalizedPath = (path: string): string => {
  const plain = path.split(/[?#]/u, 1)[0]?.replace(/\/+$/u, '') ?? '';
  return plain.startsWith('/') ? plain : `/${plain}`;
};

/** A target keeps its query: filters without a path of their own consist of it. */
const normalizeTarget = (to: string): string => `${normalizedPath(to)}${/[?].*$/u.exec(to)?.[0] ?? ''}`;

/** Redirects of renamed resources. Called within the renaming transaction, so that a URL never breaks. */
@Injectable()
export class Redirects {
  constructor(private readonly repository: SeoRepository) {}

  /** Path it moved to; null when unknown or gone. */
  async targetOf(path: string): Promise<string | null> {
    return (await this.find(path))?.to ?? null;
  }

  async find(path: string): Promise<RedirectTarget | null> {
    if (path.length > 300 || path.includes('\u0000')) return null;
    const redirect = await this.repository.redirectFrom(normalizedPath(path));
    return redirect === null ? null : { to: redirect.toPath };
  }

  /** Redirects from the path, or from the path with a dash and a suffix. */
  beginningWith(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.repository.redirectsLike(normalizedPath(path));
  }

  async moved(from: string, to: string): Promise<void> {
    if (normalizedPath(from) !== normalizedPath(to))
      await this.repository.point([{ from: normalizedPath(from), to: normalizeTarget(to) }]);
  }

  /** Records many moves at once; moves to itself are skipped. A null target is permanently gone. */
  async movedAll(moves: readonly { from: string; to: string | null }[]): Promise<void> {
    const plain = moves.map(({ from, to }) => ({
      from: normalizedPath(from),
      to: to === null ? null : normalizeTarget(to),
    }));
    await this.repository.point(plain.filter(({ from, to }) => to === null || normalizedPath(to) !== from));
  }

  /** Deletes redirects from paths that are in use again. */
  async taken(...paths: string[]): Promise<void> {
    await this.repository.free(paths.map(normalizedPath));
  }

  /**
   * Deletes redirects from or to the given paths and those below them, including former paths that point to
   * them, because the names in them are personal data.
   * @returns ids of the deleted redirects, and the given and all former paths
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

import { Injectable } from '@nestjs/common';
import { SeoRepository } from './seo.repository.ts';

/** Target of a redirect; null = permanently gone (410). */
export type RedirectTarget = { to: string | null };

/** Normalizes a path for redirects: no query, no trailing slash. */
export const normalizePath = (path: string): string => {
  const normalized = path.split(/[?#]/u, 1)[0]?.replace(/\/+$/u, '') ?? '';
  return normalized.startsWith('/') ? normalized : `/${normalized}`;
};

/** A target keeps its query: filters without a path of their own consist of it. */
const normalizeTarget = (to: string): string => `${normalizePath(to)}${/[?].*$/u.exec(to)?.[0] ?? ''}`;

/** Redirects of renamed resources. Called within the renaming transaction, so that a URL never breaks. */
@Injectable()
export class RedirectsService {
  constructor(private readonly repository: SeoRepository) {}

  /** Path it moved to; null when unknown or gone. */
  async findTarget(path: string): Promise<string | null> {
    return (await this.find(path))?.to ?? null;
  }

  async find(path: string): Promise<RedirectTarget | null> {
    if (path.length > 300 || path.includes('\u0000')) return null;
    const redirect = await this.repository.findRedirect(normalizePath(path));
    return redirect === null ? null : { to: redirect.toPath };
  }

  /** Redirects from the path, or from the path with a dash and a suffix. */
  listByPrefix(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.repository.listRedirectsByPrefix(normalizePath(path));
  }

  async recordMove(from: string, to: string): Promise<void> {
    if (normalizePath(from) !== normalizePath(to))
      await this.repository.upsertRedirects([{ from: normalizePath(from), to: normalizeTarget(to) }]);
  }

  /** Records many moves at once; moves to itself are skipped. A null target is permanently gone. */
  async recordMoves(moves: readonly { from: string; to: string | null }[]): Promise<void> {
    const normalized = moves.map(({ from, to }) => ({
      from: normalizePath(from),
      to: to === null ? null : normalizeTarget(to),
    }));
    await this.repository.upsertRedirects(
      normalized.filter(({ from, to }) => to === null || normalizePath(to) !== from),
    );
  }

  /** Deletes redirects from paths that are in use again. */
  async releasePaths(...paths: string[]): Promise<void> {
    await this.repository.deleteRedirects(paths.map(normalizePath));
  }

  /**
   * Deletes redirects from or to the given paths and those below them, including former paths that point to
   * them, because the names in them are personal data.
   * @returns ids of the deleted redirects, and the given and all former paths
   */
  async deleteBelow(paths: readonly string[]): Promise<{ ids: number[]; paths: string[] }> {
    const ids: number[] = [];
    const queue = paths.map(normalizePath);
    for (const path of queue) {
      const removed = await this.repository.deleteBelow(path);
      ids.push(...removed.map(({ id }) => id));
      queue.push(...removed.map(({ from_path }) => from_path));
    }
    return { ids, paths: queue };
  }

  async recordGone(path: string): Promise<void> {
    await this.repository.upsertRedirects([{ from: normalizePath(path), to: null }]);
  }
}

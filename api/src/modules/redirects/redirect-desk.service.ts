import { Injectable } from '@nestjs/common';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { normalizedPath, type Redirect } from '../seo/index.ts';
import { redirectAnswer } from './redirect.admin.mapper.ts';
import {
  RedirectDirectoryRepository,
  type RedirectCounts,
  type RedirectLine,
  type RedirectListQuery,
} from './redirect-directory.repository.ts';

/** Target of a path; null = the page is permanently gone (410). */
export type RedirectChange = { from: string; to: string | null };

const { errors: texts } = adminRedirects;
const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const subject = ({ id }: Redirect) => ({ type: 'redirect', id });
const told = ({ fromPath, toPath }: Redirect): Record<string, unknown> => ({
  from_path: fromPath,
  to_path: toPath,
});

/** Administration of redirects. Chains are collapsed to the final target and cycles are rejected. */
@Injectable()
export class RedirectDesk {
  constructor(
    private readonly redirects: RedirectDirectoryRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list(query: RedirectListQuery): Promise<{ rows: Redirect[]; counts: RedirectCounts }> {
    return { rows: await this.redirects.page(query), counts: await this.redirects.counts(query) };
  }

  exported(query: Omit<RedirectListQuery, 'page' | 'pageSize'>): AsyncIterable<RedirectLine> {
    return this.redirects.streamAll(query);
  }

  async read(id: number): Promise<Redirect> {
    const redirect = await this.redirects.byId(id);
    if (!redirect) throw notFound();
    return redirect;
  }

  add(actor: Actor, change: RedirectChange): Promise<Redirect> {
    return this.unit.run(async () => {
      await this.redirects.oneAtATime();
      const from = normalizedPath(change.from);
      if (await this.redirects.from(from)) throw invalidField('from_path', texts.taken);
      const to = await this.targetOf(null, from, change.to);
      await this.redirects.follow(from, to);
      const redirect = await this.redirects.add(from, to, this.clock.now());
      await this.audit.record(actor, 'redirect.add', subject(redirect), {}, told(redirect));
      return redirect;
    });
  }

  /**
   * Updates source and target.
   * @throws DomainError CONFLICT when the redirect has changed since the given version
   */
  save(actor: Actor, id: number, version: number, change: RedirectChange): Promise<Redirect> {
    return this.unit.run(async () => {
      await this.redirects.oneAtATime();
      const redirect = await this.redirects.locked(id);
      if (!redirect) throw notFound();
      if (redirect.version !== version) throw changedMeanwhile(redirectAnswer(redirect));
      const before = told(redirect);
      const from = normalizedPath(change.from);
      if (from !== redirect.fromPath && (await this.redirects.from(from)))
        throw invalidField('from_path', texts.taken);
      const to = await this.targetOf(id, from, change.to);
      await this.redirects.follow(from, to);
      Object.assign(redirect, { fromPath: from, toPath: to, manual: true });
      await this.redirects.flush();
      await this.audit.record(actor, 'redirect.save', subject(redirect), before, told(redirect));
      return redirect;
    });
  }

  /** Deletes the redirect and returns it. */
  remove(actor: Actor, id: number): Promise<Redirect> {
    return this.unit.run(async () => {
      const redirect = await this.redirects.locked(id);
      if (!redirect) throw notFound();
      const { fromPath, toPath, manual, createdAt, version } = redirect;
      await this.audit.record(actor, 'redirect.delete', subject(redirect), told(redirect), {});
      await this.redirects.remove(redirect);
      return { id, fromPath, toPath, manual, createdAt, version };
    });
  }

  /** Final target of a path; the redirect being changed (`id`) is ignored. */
  private async targetOf(id: number | null, from: string, wanted: string | null): Promise<string | null> {
    if (wanted === null) return null;
    const next = await this.redirects.from(normalizedPath(wanted));
    const to = next === null || next.id === id || next.fromPath === from ? wanted : next.toPath;
    if (to !== null && normalizedPath(to) === from) throw invalidField('to_path', texts.circle);
    return to;
  }
}

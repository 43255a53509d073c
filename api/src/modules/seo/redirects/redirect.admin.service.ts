import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  createConflictError,
  DomainError,
  createFieldError,
  fieldError,
} from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { normalizePath } from '../redirects.service.ts';
import type { Redirect } from '../redirect.entity.ts';
import { toRedirectDto } from './redirect.admin.mapper.ts';
import {
  RedirectAdminRepository,
  type RedirectCounts,
  type RedirectExportRow,
  type RedirectListQuery,
} from './redirect.admin.repository.ts';

/** Target of a path; null = the page is permanently gone (410). */
export type RedirectChange = { from: string; to: string | null };

const createNotFoundError = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toSubject = ({ id }: Redirect) => ({ type: 'redirect', id });
const toAuditValues = ({ fromPath, toPath }: Redirect): Record<string, unknown> => ({
  from_path: fromPath,
  to_path: toPath,
});

/** Administration of redirects. Chains are collapsed to the final target and cycles are rejected. */
@Injectable()
export class RedirectAdminService {
  constructor(
    private readonly redirects: RedirectAdminRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async list(query: RedirectListQuery): Promise<{ rows: Redirect[]; counts: RedirectCounts }> {
    return { rows: await this.redirects.listPage(query), counts: await this.redirects.countByKind(query) };
  }

  streamAll(query: Omit<RedirectListQuery, 'page' | 'pageSize'>): AsyncIterable<RedirectExportRow> {
    return this.redirects.streamAll(query);
  }

  async findOrFail(id: number): Promise<Redirect> {
    const redirect = await this.redirects.findById(id);
    if (!redirect) throw createNotFoundError();
    return redirect;
  }

  create(actor: Actor, change: RedirectChange): Promise<Redirect> {
    return this.unitOfWork.run(async () => {
      await this.redirects.acquireWriteLock();
      const from = normalizePath(change.from);
      if (await this.redirects.findByFromPath(from))
        throw createFieldError('from_path', fieldError('redirectTaken'));
      const to = await this.resolveTarget(null, from, change.to);
      await this.redirects.repointTargets(from, to);
      const redirect = await this.redirects.create(from, to, this.clock.now());
      await this.audit.record(actor, 'redirect.add', toSubject(redirect), {}, toAuditValues(redirect));
      return redirect;
    });
  }

  /**
   * Updates source and target.
   * @throws DomainError CONFLICT when the redirect has changed since the given version
   */
  update(actor: Actor, id: number, version: number, change: RedirectChange): Promise<Redirect> {
    return this.unitOfWork.run(async () => {
      await this.redirects.acquireWriteLock();
      const redirect = await this.redirects.findForUpdate(id);
      if (!redirect) throw createNotFoundError();
      if (redirect.version !== version) throw createConflictError(toRedirectDto(redirect));
      const before = toAuditValues(redirect);
      const from = normalizePath(change.from);
      if (from !== redirect.fromPath && (await this.redirects.findByFromPath(from)))
        throw createFieldError('from_path', fieldError('redirectTaken'));
      const to = await this.resolveTarget(id, from, change.to);
      await this.redirects.repointTargets(from, to);
      Object.assign(redirect, { fromPath: from, toPath: to, manual: true });
      await this.redirects.flush();
      await this.audit.record(actor, 'redirect.save', toSubject(redirect), before, toAuditValues(redirect));
      return redirect;
    });
  }

  /** Deletes the redirect and returns it. */
  remove(actor: Actor, id: number): Promise<Redirect> {
    return this.unitOfWork.run(async () => {
      const redirect = await this.redirects.findForUpdate(id);
      if (!redirect) throw createNotFoundError();
      const { fromPath, toPath, manual, createdAt, version } = redirect;
      await this.audit.record(actor, 'redirect.delete', toSubject(redirect), toAuditValues(redirect), {});
      await this.redirects.remove(redirect);
      return { id, fromPath, toPath, manual, createdAt, version };
    });
  }

  /** Final target of a path; the redirect being changed (`id`) is ignored. */
  private async resolveTarget(
    id: number | null,
    from: string,
    requested: string | null,
  ): Promise<string | null> {
    if (requested === null) return null;
    const next = await this.redirects.findByFromPath(normalizePath(requested));
    const to = next === null || next.id === id || next.fromPath === from ? requested : next.toPath;
    if (to !== null && normalizePath(to) === from)
      throw createFieldError('to_path', fieldError('redirectCircle'));
    return to;
  }
}

import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { assertNoFieldErrors, createConflictError, DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import { RedirectsService, SeoUrlTable, SeoUrlsService, type SeoUrl } from '../../seo/index.ts';
import { SeoReportService, type SeoUrlReport } from './seo-report.service.ts';
import { toSeoUrlDto } from './seo-url.admin.mapper.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { validateSeoUrl } from './seo-url.rules.ts';
import { normalizeValues, diffValues, toFilter, toAuditValues, type SeoUrlValues } from './seo-url.values.ts';

/** A write within a batch; `seoUrl` is the existing one, null for a new one. */
export type SeoUrlWrite = { values: SeoUrlValues; seoUrl: SeoUrl | null };

const MAX_TARGET_LENGTH = 300;
const FILTER_FIELDS = ['location_id', 'purpose_id', 'capacity', 'attribute_ids'];
const createNotFoundError = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toSubject = (id: number) => ({ type: 'seo-url', id });
const buildPath = (path: string): string => urls.catalog([path]);

/**
 * Administration of SEO URLs. A public URL never breaks: a renamed one redirects, a deleted one redirects to
 * its filter.
 */
@Injectable()
export class SeoUrlAdminService {
  constructor(
    private readonly repository: SeoUrlRepository,
    private readonly report: SeoReportService,
    private readonly filters: CatalogFiltersService,
    private readonly redirects: RedirectsService,
    private readonly seoUrls: SeoUrlsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async create(actor: Actor, input: SeoUrlValues): Promise<SeoUrlReport> {
    const values = normalizeValues(input);
    const added = await this.withWriteLock(async () => {
      await this.assertValid(values, null);
      const [seoUrl] = await this.writeAll(actor, [{ values, seoUrl: null }]);
      return seoUrl?.id ?? 0;
    });
    return this.report.findOrFail(added);
  }

  /**
   * Updates a SEO URL.
   * @throws DomainError CONFLICT when it has changed since the given version
   */
  async update(actor: Actor, id: number, version: number, input: SeoUrlValues): Promise<SeoUrlReport> {
    const values = normalizeValues(input);
    const isSaved = await this.withWriteLock(async () => {
      const seoUrl = await this.repository.findForUpdate(id);
      if (!seoUrl) throw createNotFoundError();
      if (seoUrl.version !== version) return false;
      await this.assertValid(values, id);
      await this.writeAll(actor, [{ values, seoUrl }]);
      return true;
    });
    const current = await this.report.findOrFail(id);
    if (!isSaved) throw createConflictError(toSeoUrlDto(current));
    return current;
  }

  /** Deletes and returns the SEO URL; creating it again restores it. */
  async remove(actor: Actor, id: number): Promise<SeoUrlReport> {
    const [removed] = await this.removeAll(actor, [id]);
    if (!removed) throw createNotFoundError();
    return removed;
  }

  /** Deletes the existing ones of the given ids and returns them. */
  async removeAll(actor: Actor, ids: readonly number[]): Promise<SeoUrlReport[]> {
    const reports = await this.report.getReportsById();
    return this.withWriteLock(async () => {
      const deleted = await this.repository.listForUpdate(ids);
      const remaining = new SeoUrlTable(
        (await this.repository.listAll()).filter((each) => !deleted.includes(each)),
      );
      await this.repository.remove(deleted);
      await this.redirects.recordMoves(
        deleted
          .filter(({ path }) => this.filters.parsePath(path) === null)
          .map((seoUrl) => ({ from: buildPath(seoUrl.path), to: this.buildFilterUrl(seoUrl, remaining) })),
      );
      await this.audit.recordAll(
        actor,
        deleted.map((seoUrl) => ({
          action: 'seo-url.delete',
          subject: toSubject(seoUrl.id),
          before: toAuditValues(seoUrl),
        })),
      );
      return deleted.map((seoUrl) => ({
        ...(reports.get(seoUrl.id) ?? {
          results: 0,
          problems: [],
          folded: '',
          ...this.report.resolveNames(toFilter(seoUrl)),
        }),
        seoUrl,
      }));
    });
  }

  /**
   * Runs the work under the write lock; after commit the cache of this process is invalidated, others are
   * notified by the database.
   */
  withWriteLock<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.repository.acquireWriteLock();
      this.unitOfWork.afterCommit(() => this.seoUrls.invalidate());
      return work();
    });
  }

  /**
   * Writes validated values with redirects and audit records and returns the new SEO URLs. Call within
   * `writing`.
   */
  async writeAll(actor: Actor, writes: readonly SeoUrlWrite[]): Promise<SeoUrl[]> {
    const changes = writes
      .flatMap(({ seoUrl, values }) =>
        seoUrl === null ? [] : [{ seoUrl, values, from: seoUrl.path, ...diffValues(seoUrl, values) }],
      )
      .filter(({ after }) => Object.keys(after).length > 0);
    const added = await this.writeRows(
      changes,
      writes.flatMap(({ seoUrl, values }) => (seoUrl === null ? [values] : [])),
    );
    const moved = changes.filter(({ from, seoUrl }) => from !== seoUrl.path);
    await this.redirects.recordMoves(
      moved
        .filter(({ from }) => this.filters.parsePath(from) === null)
        .map(({ from, seoUrl }) => ({ from: buildPath(from), to: buildPath(seoUrl.path) })),
    );
    await this.redirects.releasePaths(
      ...[...added, ...moved.map(({ seoUrl }) => seoUrl)].map(({ path }) => buildPath(path)),
    );
    await this.audit.recordAll(actor, [
      ...added.map((seoUrl) => ({
        action: 'seo-url.add',
        subject: toSubject(seoUrl.id),
        after: toAuditValues(seoUrl),
      })),
      ...changes.map(({ seoUrl, before, after }) => ({
        action: 'seo-url.save',
        subject: toSubject(seoUrl.id),
        before,
        after,
      })),
    ]);
    return added;
  }

  /** Filters are unique per statement, so filters that are swapped are cleared first. */
  private async writeRows(
    changes: readonly { seoUrl: SeoUrl; values: SeoUrlValues; after: Record<string, unknown> }[],
    created: readonly SeoUrlValues[],
  ): Promise<SeoUrl[]> {
    const now = this.clock.now();
    const swapped =
      changes.length + created.length < 2
        ? []
        : changes
            .filter(({ after }) => FILTER_FIELDS.some((member) => member in after))
            .map(({ seoUrl }) => seoUrl);
    if (swapped.length > 0) await this.repository.clearFilters(swapped.map(({ id }) => id));
    for (const { seoUrl, values } of changes) Object.assign(seoUrl, values, { updatedAt: now });
    const added = await this.repository.create(created, now);
    if (swapped.length > 0) await this.repository.setAttributes(swapped);
    return added;
  }

  private async assertValid(values: SeoUrlValues, id: number | null): Promise<void> {
    const { fields, other } = validateSeoUrl(
      values,
      await this.repository.findConflicting(values, id),
      this.filters,
    );
    assertNoFieldErrors(fields, other === null ? {} : { other });
  }

  /** URL of the filter without this SEO URL; null when one of its values no longer exists. */
  private buildFilterUrl(seoUrl: SeoUrl, table: SeoUrlTable): string | null {
    const url = this.filters.buildUrl(toFilter(seoUrl), table);
    return url === null || url.length <= MAX_TARGET_LENGTH
      ? url
      : this.filters.buildUrl({ ...toFilter(seoUrl), attributeIds: [] }, table);
  }
}

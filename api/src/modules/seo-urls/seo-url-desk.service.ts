import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFaults, changedMeanwhile, DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { CatalogFilters } from '../catalog/index.ts';
import { Redirects, SeoUrlTable, SeoUrls, type SeoUrl } from '../seo/index.ts';
import { SeoSurvey, type SurveyedSeoUrl } from './seo-survey.service.ts';
import { seoUrlAnswer } from './seo-url.admin.mapper.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { faultsOf } from './seo-url.rules.ts';
import { clean, differences, filterOf, told, type SeoUrlValues } from './seo-url.values.ts';

/** A write within a batch; `seoUrl` is the existing one, null for a new one. */
export type SeoUrlWrite = { values: SeoUrlValues; seoUrl: SeoUrl | null };

const REDIRECT_TARGET = 300;
const FILTER_MEMBERS = ['location_id', 'purpose_id', 'capacity', 'attribute_ids'];
const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toSubject = (id: number) => ({ type: 'seo-url', id });
const address = (path: string): string => urls.catalog([path]);

/**
 * Administration of SEO URLs. A public URL never breaks: a renamed one redirects, a deleted one redirects to
 * its filter.
 */
@Injectable()
export class SeoUrlDesk {
  constructor(
    private readonly repository: SeoUrlRepository,
    private readonly survey: SeoSurvey,
    private readonly filters: CatalogFilters,
    private readonly redirects: Redirects,
    private readonly seoUrls: SeoUrls,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, given: SeoUrlValues): Promise<SurveyedSeoUrl> {
    const values = clean(given);
    const added = await this.writing(async () => {
      await this.assertRight(values, null);
      const [seoUrl] = await this.writeAll(actor, [{ values, seoUrl: null }]);
      return seoUrl?.id ?? 0;
    });
    return this.survey.one(added);
  }

  /**
   * Updates a SEO URL.
   * @throws DomainError CONFLICT when it has changed since the given version
   */
  async save(actor: Actor, id: number, version: number, given: SeoUrlValues): Promise<SurveyedSeoUrl> {
    const values = clean(given);
    const isSaved = await this.writing(async () => {
      const seoUrl = await this.repository.locked(id);
      if (!seoUrl) throw notFound();
      if (seoUrl.version !== version) return false;
      await this.assertRight(values, id);
      await this.writeAll(actor, [{ values, seoUrl }]);
      return true;
    });
    const current = await this.survey.one(id);
    if (!isSaved) throw changedMeanwhile(seoUrlAnswer(current));
    return current;
  }

  /** Deletes and returns the SEO URL; creating it again restores it. */
  async remove(actor: Actor, id: number): Promise<SurveyedSeoUrl> {
    const [removed] = await this.removeAll(actor, [id]);
    if (!removed) throw notFound();
    return removed;
  }

  /** Deletes the existing ones of the given ids and returns them. */
  async removeAll(actor: Actor, ids: readonly number[]): Promise<SurveyedSeoUrl[]> {
    const known = await this.survey.byId();
    return this.writing(async () => {
      const gone = await this.repository.lockedAll(ids);
      const left = new SeoUrlTable((await this.repository.all()).filter((each) => !gone.includes(each)));
      await this.repository.remove(gone);
      await this.redirects.movedAll(
        gone
          .filter(({ path }) => this.filters.meaningOf(path) === null)
          .map((seoUrl) => ({ from: address(seoUrl.path), to: this.filterAddress(seoUrl, left) })),
      );
      await this.audit.recordAll(
        actor,
        gone.map((seoUrl) => ({
          action: 'seo-url.delete',
          subject: toSubject(seoUrl.id),
          before: told(seoUrl),
        })),
      );
      return gone.map((seoUrl) => ({
        ...(known.get(seoUrl.id) ?? {
          results: 0,
          problems: [],
          folded: '',
          ...this.survey.named(filterOf(seoUrl)),
        }),
        seoUrl,
      }));
    });
  }

  /**
   * Runs the work under the write lock; after commit the cache of this process is invalidated, others are
   * notified by the database.
   */
  writing<T>(work: () => Promise<T>): Promise<T> {
    return this.unit.run(async () => {
      await this.repository.lock();
      this.unit.afterCommit(() => this.seoUrls.forget());
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
        seoUrl === null ? [] : [{ seoUrl, values, from: seoUrl.path, ...differences(seoUrl, values) }],
      )
      .filter(({ after }) => Object.keys(after).length > 0);
    const added = await this.write(
      changes,
      writes.flatMap(({ seoUrl, values }) => (seoUrl === null ? [values] : [])),
    );
    const moved = changes.filter(({ from, seoUrl }) => from !== seoUrl.path);
    await this.redirects.movedAll(
      moved
        .filter(({ from }) => this.filters.meaningOf(from) === null)
        .map(({ from, seoUrl }) => ({ from: address(from), to: address(seoUrl.path) })),
    );
    await this.redirects.taken(
      ...[...added, ...moved.map(({ seoUrl }) => seoUrl)].map(({ path }) => address(path)),
    );
    await this.audit.recordAll(actor, [
      ...added.map((seoUrl) => ({
        action: 'seo-url.add',
        subject: toSubject(seoUrl.id),
        after: told(seoUrl),
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
  private async write(
    changes: readonly { seoUrl: SeoUrl; values: SeoUrlValues; after: Record<string, unknown> }[],
    created: readonly SeoUrlValues[],
  ): Promise<SeoUrl[]> {
    const now = this.clock.now();
    const exchanged =
      changes.length + created.length < 2
        ? []
        : changes
            .filter(({ after }) => FILTER_MEMBERS.some((member) => member in after))
            .map(({ seoUrl }) => seoUrl);
    if (exchanged.length > 0) await this.repository.freeFilters(exchanged.map(({ id }) => id));
    for (const { seoUrl, values } of changes) Object.assign(seoUrl, values, { updatedAt: now });
    const added = await this.repository.add(created, now);
    if (exchanged.length > 0) await this.repository.setAttributes(exchanged);
    return added;
  }

  private async assertRight(values: SeoUrlValues, id: number | null): Promise<void> {
    const { fields, other } = faultsOf(values, await this.repository.rivals(values, id), this.filters);
    assertNoFaults(fields, other === null ? {} : { other });
  }

  /** URL of the filter without this SEO URL; null when one of its values no longer exists. */
  private filterAddress(seoUrl: SeoUrl, table: SeoUrlTable): string | null {
    const own = this.filters.addressOf(filterOf(seoUrl), table);
    return own === null || own.length <= REDIRECT_TARGET
      ? own
      : this.filters.addressOf({ ...filterOf(seoUrl), attributeIds: [] }, table);
  }
}

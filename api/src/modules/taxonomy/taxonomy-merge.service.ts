import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { TaxonomyAdminService } from './taxonomy.admin.service.ts';
import { taxonomyItemNotFound } from './taxonomy.errors.ts';
import { taxonomySources } from './taxonomy.sources.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { TaxonomyUsageRegistry } from './taxonomy-usage.registry.ts';
import { TaxonomyUsageService, type ItemWithUsage } from './taxonomy-usage.service.ts';
import { toAuditValues, type TaxonomyItem, type TaxonomyKind } from './taxonomy-item.ts';

/** Merges one item into another: references move to the other, and URLs of the removed one resolve to it. */
@Injectable()
export class TaxonomyMergeService {
  constructor(
    private readonly repository: TaxonomyRepository,
    private readonly admin: TaxonomyAdminService,
    private readonly usage: TaxonomyUsageService,
    private readonly registry: TaxonomyUsageRegistry,
    private readonly audit: AuditTrailService,
    private readonly marks: ProjectionInvalidator,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The item to be removed and the one to stay, with their usage. */
  async preview(
    kind: TaxonomyKind,
    id: number,
    into: number,
  ): Promise<{ from: ItemWithUsage; into: ItemWithUsage }> {
    const [from, target] = await this.loadPair(id, into, (one) => this.repository.findById(kind, one));
    return {
      from: await this.usage.getWithUsage(kind, from),
      into: await this.usage.getWithUsage(kind, target),
    };
  }

  /** All modules replace the item in one transaction. */
  merge(actor: Actor, kind: TaxonomyKind, id: number, into: number, version: number): Promise<ItemWithUsage> {
    return this.unitOfWork.run(async () => {
      await this.repository.lockForChanges();
      const [, target] = await this.loadPair(id, into, (one) => this.repository.findForUpdate(kind, one));
      const from = await this.admin.loadForUpdate(kind, id, version);
      const { uses } = await this.usage.getWithUsage(kind, from);
      const removed = { id, slug: from.slug, auditValues: toAuditValues(from) };
      for (const provider of this.registry.providers) await provider.replace(kind, id, into);
      await this.repository.moveAliases(kind, id, into);
      await this.repository.remove(kind, from);
      for (const key of [removed.slug, String(removed.id)]) await this.repository.saveAlias(kind, key, into);
      await this.audit.record(
        actor,
        `${kind}.merge`,
        { type: kind, id: into },
        { merged: removed.auditValues.name },
        { name: target.name, spaces: uses.spaces, inquiries: uses.inquiries, seo_urls: uses.seoUrls },
      );
      this.marks.invalidate(taxonomySources[kind], [id, into]);
      return this.usage.getWithUsage(kind, target);
    });
  }

  /** Loads both items in the order of their ids, to avoid deadlocks between merges. */
  private async loadPair(
    id: number,
    into: number,
    load: (id: number) => Promise<TaxonomyItem | null>,
  ): Promise<[TaxonomyItem, TaxonomyItem]> {
    if (id === into) throw createFieldError('into', fieldError('choice'));
    const found = new Map<number, TaxonomyItem | null>();
    for (const one of [id, into].sort((a, b) => a - b)) found.set(one, await load(one));
    const from = found.get(id);
    const target = found.get(into);
    if (!from) throw taxonomyItemNotFound();
    if (!target) throw createFieldError('into', fieldError('choice'));
    return [from, target];
  }
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import {
  assertNoFieldErrors,
  createConflictError,
  createFieldError,
  fieldError,
} from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { findFreeSlug, toSlug } from '../../platform/text/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { toAdminTaxonomyItemDto } from './taxonomy.admin.mapper.ts';
import { taxonomyItemNotFound, taxonomyItemInUse } from './taxonomy.errors.ts';
import { taxonomySources } from './taxonomy.sources.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { moveToGroupEnd, reorderGroup } from './taxonomy-order.ts';
import { TaxonomyUsageService, type ItemWithUsage } from './taxonomy-usage.service.ts';
import { validateItem } from './taxonomy-item-validation.ts';
import {
  toAuditValues,
  getSortGroup,
  NO_USUAL_EVENT,
  type TaxonomyItem,
  type TaxonomyKind,
  type TaxonomyItemValues,
} from './taxonomy-item.ts';

/** Slugs for names without letters or digits. */
const FALLBACK_SLUGS = { purpose: 'ucel', attribute: 'vybaveni' } as const;

/** Operator's management of purposes, equipment and services. */
@Injectable()
export class TaxonomyAdminService {
  constructor(
    private readonly repository: TaxonomyRepository,
    private readonly usage: TaxonomyUsageService,
    private readonly audit: AuditTrailService,
    private readonly marks: ProjectionInvalidator,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listWithUsage(): Promise<Record<TaxonomyKind, ItemWithUsage[]>> {
    const [purposes, attributes] = await Promise.all([
      this.repository.listPurposes(),
      this.repository.listAttributes(),
    ]);
    return {
      purpose: await this.usage.listWithUsage('purpose', purposes),
      attribute: await this.usage.listWithUsage('attribute', attributes),
    };
  }

  /** @param sortOrder position of an item that is restored after deletion; null appends to its sort group */
  create(
    actor: Actor,
    kind: TaxonomyKind,
    values: TaxonomyItemValues,
    sortOrder: number | null,
  ): Promise<ItemWithUsage> {
    return this.unitOfWork.run(async () => {
      await this.repository.lockForChanges();
      const others = await this.repository.listItems(kind);
      const item = await this.repository.create(kind, {
        ...toEntityValues(kind, values),
        slug: this.resolveSlug(kind, values, others),
        sortOrder: sortOrder ?? 0,
      });
      await this.repository.removeAlias(kind, item.slug);
      if (sortOrder === null) await this.repository.renumber(kind, moveToGroupEnd(others, item));
      await this.audit.record(actor, `${kind}.add`, toAuditSubject(kind, item.id), {}, toAuditValues(item));
      return this.usage.getWithUsage(kind, item);
    });
  }

  /** Keeps the former slug as an alias, and marks spaces for projection when the name changes. */
  update(
    actor: Actor,
    kind: TaxonomyKind,
    id: number,
    version: number,
    values: TaxonomyItemValues,
  ): Promise<ItemWithUsage> {
    return this.unitOfWork.run(async () => {
      assertNoFieldErrors(validateItem(kind, values));
      await this.repository.lockForChanges();
      const item = await this.loadForUpdate(kind, id, version);
      const others = (await this.repository.listItems(kind)).filter((other) => other.id !== id);
      const [before, sortGroup] = [toAuditValues(item), getSortGroup(item)];
      Object.assign(item, toEntityValues(kind, values), {
        slug: values.slug === null ? item.slug : this.resolveSlug(kind, values, others),
      });
      await this.repository.flush();
      if (item.slug !== before.slug) {
        await this.repository.removeAlias(kind, item.slug);
        await this.repository.saveAlias(kind, before.slug, id);
      }
      if (getSortGroup(item) !== sortGroup)
        await this.repository.renumber(kind, moveToGroupEnd(others, item));
      if (item.name !== before.name) this.marks.invalidate(taxonomySources[kind], [id]);
      const after = toAuditValues(item);
      if (JSON.stringify(before) !== JSON.stringify(after))
        await this.audit.record(actor, `${kind}.save`, toAuditSubject(kind, id), before, after);
      return this.usage.getWithUsage(kind, item);
    });
  }

  /** @throws IN_USE when anything refers to the item */
  remove(actor: Actor, kind: TaxonomyKind, id: number): Promise<ItemWithUsage> {
    return this.unitOfWork.run(async () => {
      const item = await this.repository.findForUpdate(kind, id);
      if (!item) throw taxonomyItemNotFound();
      const row = await this.usage.getWithUsage(kind, { ...item });
      if (row.uses.spaces + row.uses.inquiries + row.uses.seoUrls > 0) throw taxonomyItemInUse(row.uses);
      await this.repository.remove(kind, item);
      await this.audit.record(actor, `${kind}.delete`, toAuditSubject(kind, id), toAuditValues(row.item), {});
      return row;
    });
  }

  /** Reorders one sort group; `ids` has to list each of its items once. */
  async order(actor: Actor, kind: TaxonomyKind, ids: readonly number[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.repository.lockForChanges();
      const terms = await this.repository.listItems(kind);
      const next = reorderGroup(terms, ids);
      const [first] = ids;
      if (next === null || first === undefined) throw createFieldError('ids', fieldError('choice'));
      if (String(next) === String(terms.map(({ id }) => id))) return;
      await this.repository.renumber(kind, next);
      const names = (order: readonly number[]): string[] =>
        order.flatMap((id) => terms.find((term) => term.id === id && ids.includes(id))?.name ?? []);
      await this.audit.record(
        actor,
        `${kind}.order`,
        toAuditSubject(kind, first),
        { order: names(terms.map(({ id }) => id)) },
        { order: names(next) },
      );
    });
  }

  /** Locks the item; rejects another version than the given one with CONFLICT. */
  async loadForUpdate(kind: TaxonomyKind, id: number, version: number): Promise<TaxonomyItem> {
    const item = await this.repository.findForUpdate(kind, id);
    if (!item) throw taxonomyItemNotFound();
    if (item.version !== version)
      throw createConflictError(toAdminTaxonomyItemDto(await this.usage.getWithUsage(kind, item)));
    return item;
  }

  /** The given slug if it is valid and free, or one generated from the name if none is given. */
  private resolveSlug(
    kind: TaxonomyKind,
    values: TaxonomyItemValues,
    others: readonly TaxonomyItem[],
  ): string {
    const fields = validateItem(kind, values);
    assertNoFieldErrors(fields);
    const taken = new Set(others.map(({ slug }) => slug));
    if (values.slug === null) return generateSlug(kind, values.name, taken);
    if (taken.has(values.slug)) throw createFieldError('slug', fieldError('slugTaken'));
    return values.slug;
  }
}

const toAuditSubject = (kind: TaxonomyKind, id: number) => ({ type: kind, id });

const toEntityValues = (
  kind: TaxonomyKind,
  { name, group, category, titlePhrase, icon, usualHours, usualLayout, usualDays }: TaxonomyItemValues,
): object => ({
  name,
  group,
  icon,
  titlePhrase,
  ...(kind === 'purpose'
    ? { usualFrom: usualHours.from, usualTo: usualHours.to, usualLayout, usualDays }
    : { category }),
});

/** A free slug generated from the name; its length leaves room for a numeric suffix. */
function generateSlug(kind: TaxonomyKind, name: string, taken: ReadonlySet<string>): string {
  const base = toSlug(name, FALLBACK_SLUGS[kind]).slice(0, MAX_GENERATED_LENGTH).replace(/-+$/u, '');
  const fits =
    validateItem(kind, {
      slug: base,
      name,
      group: '',
      category: null,
      titlePhrase: null,
      icon: null,
      ...NO_USUAL_EVENT,
    })['slug'] === undefined;
  return findFreeSlug(fits ? base : `${FALLBACK_SLUGS[kind]}-${base}`, taken);
}

const MAX_GENERATED_LENGTH = 50;

import { Injectable } from '@nestjs/common';
import { isTagSlug } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { findFreeSlug, toSlug } from '../../../platform/text/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { toBlogTaxonDto } from './blog-taxon.mapper.ts';
import { BlogTaxon, type BlogTaxonKind } from './blog-taxon.entity.ts';
import { BlogTaxonRepository, type TaxonWithCounts } from './blog-taxon.repository.ts';
import { taxonNotFound, taxonInUse } from './blog.errors.ts';

export type TaxonValues = { name: string; slug: string | null };

const FALLBACK_SLUGS = { category: 'rubrika', tag: 'stitek' } as const;
const MAX_GENERATED_LENGTH = 70;
const toAuditSubject = ({ kind, id }: Pick<BlogTaxon, 'kind' | 'id'>) => ({ type: `blog-${kind}`, id });
const toAuditValues = ({ name, slug }: BlogTaxon): Record<string, unknown> => ({ name, slug });

/** Categories and tags of the blog. */
@Injectable()
export class BlogTaxonService {
  constructor(
    private readonly taxa: BlogTaxonRepository,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
  ) {}

  list(kind: BlogTaxonKind): Promise<TaxonWithCounts[]> {
    return this.taxa.listWithCounts(kind);
  }

  create(actor: Actor, kind: BlogTaxonKind, values: TaxonValues): Promise<TaxonWithCounts> {
    return this.unit.run(async () => {
      await this.taxa.lockChanges();
      const others = await this.taxa.listAll(kind);
      const taxon = Object.assign(new BlogTaxon(), {
        kind,
        name: values.name,
        slug: resolveSlug(kind, values, others),
        sortOrder: Math.max(-1, ...others.map(({ sortOrder }) => sortOrder)) + 1,
      });
      await this.taxa.create(taxon);
      await this.audit.record(actor, 'blog-term.add', toAuditSubject(taxon), {}, toAuditValues(taxon));
      return { taxon, posts: 0, published: 0 };
    });
  }

  save(
    actor: Actor,
    kind: BlogTaxonKind,
    id: number,
    version: number,
    values: TaxonValues,
  ): Promise<TaxonWithCounts> {
    return this.unit.run(async () => {
      await this.taxa.lockChanges();
      const taxon = await this.loadForUpdate(kind, id);
      if (taxon.version !== version) throw createConflictError(toBlogTaxonDto(await this.withCounts(taxon)));
      const before = toAuditValues(taxon);
      const others = (await this.taxa.listAll(kind)).filter((other) => other.id !== id);
      Object.assign(taxon, {
        name: values.name,
        slug:
          values.slug === null || values.slug === taxon.slug ? taxon.slug : resolveSlug(kind, values, others),
      });
      await this.taxa.flush();
      await this.audit.record(actor, 'blog-term.save', toAuditSubject(taxon), before, toAuditValues(taxon));
      return this.withCounts(taxon);
    });
  }

  /** Deletes one and moves its posts to `into`; fails with a conflict if it is used and `into` is null. */
  remove(actor: Actor, kind: BlogTaxonKind, id: number, into: number | null): Promise<TaxonWithCounts> {
    return this.unit.run(async () => {
      await this.taxa.lockChanges();
      const taxon = await this.loadForUpdate(kind, id);
      const target = into === null ? null : await this.taxa.findForUpdate(kind, into);
      if (into === id || (into !== null && target === null))
        throw createFieldError('move_to', fieldError('choice'));
      const posts = await this.taxa.countPosts(taxon);
      if (posts > 0 && target === null) throw taxonInUse(posts);
      if (target !== null) await this.taxa.movePosts(kind, id, target.id);
      const removed = { ...taxon } as BlogTaxon;
      await this.taxa.remove(taxon);
      await this.audit.record(
        actor,
        target === null ? 'blog-term.delete' : 'blog-term.merge',
        toAuditSubject(removed),
        toAuditValues(removed),
        target === null ? {} : { merged: target.name, posts },
      );
      return { taxon: removed, posts, published: 0 };
    });
  }

  /** Changes the order; `ids` must contain every id once. */
  reorder(actor: Actor, kind: BlogTaxonKind, ids: readonly number[]): Promise<void> {
    return this.unit.run(async () => {
      await this.taxa.lockChanges();
      const taxa = await this.taxa.listWithCounts(kind);
      const named = new Map(taxa.map(({ taxon }) => [taxon.id, taxon.name]));
      const [first] = ids;
      if (
        first === undefined ||
        ids.length !== taxa.length ||
        new Set(ids).size !== ids.length ||
        !ids.every((id) => named.has(id))
      )
        throw createFieldError('ids', fieldError('choice'));
      await this.taxa.saveOrder(ids);
      await this.audit.record(
        actor,
        'blog-term.order',
        toAuditSubject({ kind, id: first }),
        { order: taxa.map(({ taxon }) => taxon.name) },
        { order: ids.map((id) => named.get(id)) },
      );
    });
  }

  private async loadForUpdate(kind: BlogTaxonKind, id: number): Promise<BlogTaxon> {
    const taxon = await this.taxa.findForUpdate(kind, id);
    if (!taxon) throw taxonNotFound();
    return taxon;
  }

  private async withCounts(taxon: BlogTaxon): Promise<TaxonWithCounts> {
    return (
      (await this.taxa.listWithCounts(taxon.kind)).find((other) => other.taxon.id === taxon.id) ?? {
        taxon,
        posts: 0,
        published: 0,
      }
    );
  }
}

/** The given slug if it is valid and free, else one derived from the name. */
function resolveSlug(kind: BlogTaxonKind, { name, slug }: TaxonValues, others: readonly BlogTaxon[]): string {
  const taken = new Set(others.map((other) => other.slug));
  if (slug === null)
    return findFreeSlug(toSlug(name, FALLBACK_SLUGS[kind]).slice(0, MAX_GENERATED_LENGTH), taken);
  if (!isTagSlug(slug)) throw createFieldError('slug', fieldError('slug'));
  if (taken.has(slug)) throw createFieldError('slug', fieldError('slugTaken'));
  return slug;
}

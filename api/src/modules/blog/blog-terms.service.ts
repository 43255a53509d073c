import { Injectable } from '@nestjs/common';
import { isTagSlug } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { freeSlug, slugOf } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { blogTerm } from './blog-term.mapper.ts';
import { BlogTerm, type BlogTermKind } from './blog-term.entity.ts';
import { BlogTermRepository, type CountedTerm } from './blog-term.repository.ts';
import { noTerm, termInUse } from './blog.errors.ts';

export type TermValues = { name: string; slug: string | null };

const NAMELESS = { category: 'rubrika', tag: 'stitek' } as const;
const LONGEST_MADE = 70;
const subject = ({ kind, id }: Pick<BlogTerm, 'kind' | 'id'>) => ({ type: `blog-${kind}`, id });
const told = ({ name, slug }: BlogTerm): Record<string, unknown> => ({ name, slug });

/** Categories and tags of the blog. */
@Injectable()
export class BlogTerms {
  constructor(
    private readonly terms: BlogTermRepository,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
  ) {}

  list(kind: BlogTermKind): Promise<CountedTerm[]> {
    return this.terms.counted(kind);
  }

  add(actor: Actor, kind: BlogTermKind, values: TermValues): Promise<CountedTerm> {
    return this.unit.run(async () => {
      await this.terms.oneAtATime();
      const others = await this.terms.all(kind);
      const term = Object.assign(new BlogTerm(), {
        kind,
        name: values.name,
        slug: slugFor(kind, values, others),
        sortOrder: Math.max(-1, ...others.map(({ sortOrder }) => sortOrder)) + 1,
      });
      await this.terms.add(term);
      await this.audit.record(actor, 'blog-term.add', subject(term), {}, told(term));
      return { term, posts: 0, published: 0 };
    });
  }

  save(
    actor: Actor,
    kind: BlogTermKind,
    id: number,
    version: number,
    values: TermValues,
  ): Promise<CountedTerm> {
    return this.unit.run(async () => {
      await this.terms.oneAtATime();
      const term = await this.locked(kind, id);
      if (term.version !== version) throw changedMeanwhile(blogTerm(await this.withUse(term)));
      const before = told(term);
      const others = (await this.terms.all(kind)).filter((other) => other.id !== id);
      Object.assign(term, {
        name: values.name,
        slug: values.slug === null || values.slug === term.slug ? term.slug : slugFor(kind, values, others),
      });
      await this.terms.flush();
      await this.audit.record(actor, 'blog-term.save', subject(term), before, told(term));
      return this.withUse(term);
    });
  }

  /** Deletes one and moves its posts to `into`; fails with a conflict if it is used and `into` is null. */
  remove(actor: Actor, kind: BlogTermKind, id: number, into: number | null): Promise<CountedTerm> {
    return this.unit.run(async () => {
      await this.terms.oneAtATime();
      const term = await this.locked(kind, id);
      const target = into === null ? null : await this.terms.locked(kind, into);
      if (into === id || (into !== null && target === null))
        throw invalidField('move_to', fieldError('choice'));
      const posts = await this.terms.uses(term);
      if (posts > 0 && target === null) throw termInUse(posts);
      if (target !== null) await this.terms.move(kind, id, target.id);
      const gone = { ...term } as BlogTerm;
      await this.terms.remove(term);
      await this.audit.record(
        actor,
        target === null ? 'blog-term.delete' : 'blog-term.merge',
        subject(gone),
        told(gone),
        target === null ? {} : { merged: target.name, posts },
      );
      return { term: gone, posts, published: 0 };
    });
  }

  /** Changes the order; `ids` must contain every id once. */
  reorder(actor: Actor, kind: BlogTermKind, ids: readonly number[]): Promise<void> {
    return this.unit.run(async () => {
      await this.terms.oneAtATime();
      const terms = await this.terms.counted(kind);
      const named = new Map(terms.map(({ term }) => [term.id, term.name]));
      const [first] = ids;
      if (
        first === undefined ||
        ids.length !== terms.length ||
        new Set(ids).size !== ids.length ||
        !ids.every((id) => named.has(id))
      )
        throw invalidField('ids', fieldError('choice'));
      await this.terms.number(ids);
      await this.audit.record(
        actor,
        'blog-term.order',
        subject({ kind, id: first }),
        { order: terms.map(({ term }) => term.name) },
        { order: ids.map((id) => named.get(id)) },
      );
    });
  }

  private async locked(kind: BlogTermKind, id: number): Promise<BlogTerm> {
    const term = await this.terms.locked(kind, id);
    if (!term) throw noTerm();
    return term;
  }

  private async withUse(term: BlogTerm): Promise<CountedTerm> {
    return (
      (await this.terms.counted(term.kind)).find((other) => other.term.id === term.id) ?? {
        term,
        posts: 0,
        published: 0,
      }
    );
  }
}

/** The given slug if it is valid and free, else one derived from the name. */
function slugFor(kind: BlogTermKind, { name, slug }: TermValues, others: readonly BlogTerm[]): string {
  const taken = new Set(others.map((other) => other.slug));
  if (slug === null) return freeSlug(slugOf(name, NAMELESS[kind]).slice(0, LONGEST_MADE), taken);
  if (!isTagSlug(slug)) throw invalidField('slug', fieldError('slug'));
  if (taken.has(slug)) throw invalidField('slug', fieldError('slugTaken'));
  return slug;
}

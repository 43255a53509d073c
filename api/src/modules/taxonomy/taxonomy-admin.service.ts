import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFaults, changedMeanwhile, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { freeSlug, slugOf } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { adminTerm } from './taxonomy.admin.mapper.ts';
import { noTerm, termInUse } from './taxonomy.errors.ts';
import { taxonomySources } from './taxonomy.sources.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { putLast, reordered } from './term-order.ts';
import { TermUsesService, type TermRow } from './term-uses.service.ts';
import { problemsOf } from './term-values.ts';
import { facts, shelfOf, type Term, type TermKind, type TermValues } from './term.ts';

/** Slugs for names without letters or digits. */
const NAMELESS = { purpose: 'ucel', attribute: 'vybaveni' } as const;

/** Operator's management of purposes, equipment and services. */
@Injectable()
export class TaxonomyAdmin {
  constructor(
    private readonly terms: TaxonomyRepository,
    private readonly uses: TermUsesService,
    private readonly audit: AuditTrail,
    private readonly marks: ProjectionMarks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async all(): Promise<Record<TermKind, TermRow[]>> {
    const [purposes, attributes] = await Promise.all([this.terms.purposes(), this.terms.attributes()]);
    return {
      purpose: await this.uses.rows('purpose', purposes),
      attribute: await this.uses.rows('attribute', attributes),
    };
  }

  /** @param sortOrder position of an item that is restored after deletion; null appends to its sort group */
  add(actor: Actor, kind: TermKind, values: TermValues, sortOrder: number | null): Promise<TermRow> {
    return this.unitOfWork.run(async () => {
      await this.terms.oneAtATime();
      const others = await this.terms.terms(kind);
      const term = await this.terms.add(kind, {
        ...kept(kind, values),
        slug: this.slugFor(kind, values, others),
        sortOrder: sortOrder ?? 0,
      });
      await this.terms.freeSlug(kind, term.slug);
      if (sortOrder === null) await this.terms.number(kind, putLast(others, term));
      await this.audit.record(actor, `${kind}.add`, subject(kind, term.id), {}, facts(term));
      return this.uses.of(kind, term);
    });
  }

  /** Keeps the former slug as an alias, and marks spaces for projection when the name changes. */
  change(actor: Actor, kind: TermKind, id: number, version: number, values: TermValues): Promise<TermRow> {
    return this.unitOfWork.run(async () => {
      assertNoFaults(problemsOf(kind, values));
      await this.terms.oneAtATime();
      const term = await this.current(kind, id, version);
      const others = (await this.terms.terms(kind)).filter((other) => other.id !== id);
      const [before, shelf] = [facts(term), shelfOf(term)];
      Object.assign(term, kept(kind, values), {
        slug: values.slug === null ? term.slug : this.slugFor(kind, values, others),
      });
      await this.terms.flush();
      if (term.slug !== before.slug) {
        await this.terms.freeSlug(kind, term.slug);
        await this.terms.alias(kind, before.slug, id);
      }
      if (shelfOf(term) !== shelf) await this.terms.number(kind, putLast(others, term));
      if (term.name !== before.name) this.marks.mark(taxonomySources[kind], [id]);
      const after = facts(term);
      if (JSON.stringify(before) !== JSON.stringify(after))
        await this.audit.record(actor, `${kind}.save`, subject(kind, id), before, after);
      return this.uses.of(kind, term);
    });
  }

  /** @throws IN_USE when anything refers to the item */
  remove(actor: Actor, kind: TermKind, id: number): Promise<TermRow> {
    return this.unitOfWork.run(async () => {
      const term = await this.terms.locked(kind, id);
      if (!term) throw noTerm();
      const row = await this.uses.of(kind, { ...term });
      if (row.uses.spaces + row.uses.inquiries + row.uses.seoUrls > 0) throw termInUse(row.uses);
      await this.terms.remove(kind, term);
      await this.audit.record(actor, `${kind}.delete`, subject(kind, id), facts(row.term), {});
      return row;
    });
  }

  /** Reorders one sort group; `ids` has to list each of its items once. */
  async order(actor: Actor, kind: TermKind, ids: readonly number[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.terms.oneAtATime();
      const terms = await this.terms.terms(kind);
      const next = reordered(terms, ids);
      const [first] = ids;
      if (next === null || first === undefined) throw invalidField('ids', fieldError('choice'));
      if (String(next) === String(terms.map(({ id }) => id))) return;
      await this.terms.number(kind, next);
      const names = (order: readonly number[]): string[] =>
        order.flatMap((id) => terms.find((term) => term.id === id && ids.includes(id))?.name ?? []);
      await this.audit.record(
        actor,
        `${kind}.order`,
        subject(kind, first),
        { order: names(terms.map(({ id }) => id)) },
        { order: names(next) },
      );
    });
  }

  /** Locks the item; rejects another version than the given one with CONFLICT. */
  async current(kind: TermKind, id: number, version: number): Promise<Term> {
    const term = await this.terms.locked(kind, id);
    if (!term) throw noTerm();
    if (term.version !== version) throw changedMeanwhile(adminTerm(await this.uses.of(kind, term)));
    return term;
  }

  /** The given slug if it is valid and free, or one generated from the name if none is given. */
  private slugFor(kind: TermKind, values: TermValues, others: readonly Term[]): string {
    const fields = problemsOf(kind, values);
    assertNoFaults(fields);
    const taken = new Set(others.map(({ slug }) => slug));
    if (values.slug === null) return madeOf(kind, values.name, taken);
    if (taken.has(values.slug)) throw invalidField('slug', fieldError('slugTaken'));
    return values.slug;
  }
}

const subject = (kind: TermKind, id: number) => ({ type: kind, id });

const kept = (kind: TermKind, { name, group, category, titlePhrase, icon }: TermValues): object => ({
  name,
  group,
  icon,
  ...(kind === 'purpose' ? { titlePhrase } : { category }),
});

/** A free slug generated from the name; its length leaves room for a numeric suffix. */
function madeOf(kind: TermKind, name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name, NAMELESS[kind]).slice(0, LONGEST_MADE).replace(/-+$/u, '');
  const fits =
    problemsOf(kind, { slug: base, name, group: '', category: null, titlePhrase: null, icon: null })[
      'slug'
    ] === undefined;
  return freeSlug(fits ? base : `${NAMELESS[kind]}-${base}`, taken);
}

const LONGEST_MADE = 50;

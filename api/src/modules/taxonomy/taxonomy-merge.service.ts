import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { TaxonomyAdmin } from './taxonomy-admin.service.ts';
import { noTerm } from './taxonomy.errors.ts';
import { taxonomySources } from './taxonomy.sources.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { TermKeepers } from './term-keepers.ts';
import { TermUsesService, type TermRow } from './term-uses.service.ts';
import { facts, type Term, type TermKind } from './term.ts';

/** Merges one item into another: references move to the other, and URLs of the removed one resolve to it. */
@Injectable()
export class TaxonomyMerge {
  constructor(
    private readonly terms: TaxonomyRepository,
    private readonly admin: TaxonomyAdmin,
    private readonly uses: TermUsesService,
    private readonly keepers: TermKeepers,
    private readonly audit: AuditTrail,
    private readonly marks: ProjectionMarks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The item to be removed and the one to stay, with their usage. */
  async preview(kind: TermKind, id: number, into: number): Promise<{ from: TermRow; into: TermRow }> {
    const [from, target] = await this.pair(id, into, (one) => this.terms.byId(kind, one));
    return { from: await this.uses.of(kind, from), into: await this.uses.of(kind, target) };
  }

  /** All modules replace the item in one transaction. */
  merge(actor: Actor, kind: TermKind, id: number, into: number, version: number): Promise<TermRow> {
    return this.unitOfWork.run(async () => {
      await this.terms.oneAtATime();
      const [, target] = await this.pair(id, into, (one) => this.terms.locked(kind, one));
      const from = await this.admin.current(kind, id, version);
      const { uses } = await this.uses.of(kind, from);
      const gone = { id, slug: from.slug, facts: facts(from) };
      for (const keeper of this.keepers.all) await keeper.replace(kind, id, into);
      await this.terms.moveAliases(kind, id, into);
      await this.terms.remove(kind, from);
      for (const key of [gone.slug, String(gone.id)]) await this.terms.alias(kind, key, into);
      await this.audit.record(
        actor,
        `${kind}.merge`,
        { type: kind, id: into },
        { merged: gone.facts.name },
        { name: target.name, spaces: uses.spaces, inquiries: uses.inquiries, seo_urls: uses.seoUrls },
      );
      this.marks.mark(taxonomySources[kind], [id, into]);
      return this.uses.of(kind, target);
    });
  }

  /** Loads both items in the order of their ids, to avoid deadlocks between merges. */
  private async pair(
    id: number,
    into: number,
    read: (id: number) => Promise<Term | null>,
  ): Promise<[Term, Term]> {
    if (id === into) throw invalidField('into', fieldError('choice'));
    const found = new Map<number, Term | null>();
    for (const one of [id, into].sort((a, b) => a - b)) found.set(one, await read(one));
    const from = found.get(id);
    const target = found.get(into);
    if (!from) throw noTerm();
    if (!target) throw invalidField('into', fieldError('choice'));
    return [from, target];
  }
}

import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { contentApi } from '@prostora/strings/cs/content-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { readArticle, sanitizeArticle } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { ImageLibrary } from '../media/index.ts';
import { SiteSettings } from './site-settings.service.ts';
import { termsPublished } from './terms.events.ts';
import { TermsRepository, type TermsHead } from './terms.repository.ts';
import type { TermsVersion } from './terms-version.entity.ts';

export type TermsState = 'current' | 'upcoming' | 'past';
/** A version with its state today. */
export type TermsEdition = TermsHead & { state: TermsState };
export type NewTerms = { validFrom: string; html: string; summary: string };

const { errors: texts } = contentApi;
const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const told = ({ number, validFrom, summary }: TermsHead): Record<string, unknown> => ({
  number,
  valid_from: validFrom,
  summary,
});

/** Versions of the legal terms; each is in force from its first day until the first day of the next one. */
@Injectable()
export class SiteTerms {
  constructor(
    private readonly terms: TermsRepository,
    private readonly settings: SiteSettings,
    private readonly images: ImageLibrary,
    private readonly unit: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** All versions, latest first. */
  async editions(): Promise<TermsEdition[]> {
    return editionsOf(await this.terms.heads(), this.clock.today());
  }

  /** A version with HTML for the editor. */
  async read(id: number): Promise<TermsVersion> {
    const version = await this.terms.byId(id);
    if (!version) throw notFound();
    return { ...version, html: await this.images.editable(version.html) };
  }

  /** The version valid from the given day, null if there is none. */
  startingOn(day: string): Promise<TermsVersion | null> {
    return this.terms.findByValidFrom(day);
  }

  /** Publishes a version valid from today or later, after all existing versions. */
  publish(actor: Actor, { validFrom, html, summary }: NewTerms): Promise<TermsVersion> {
    return this.unit.run(async () => {
      await this.terms.oneAtATime();
      const [latest] = await this.terms.heads();
      const clean = sanitizeArticle(html);
      if (clean === '') throw invalidField('html', fieldError('required'));
      if (validFrom < this.clock.today()) throw invalidField('valid_from', texts.termsPast);
      if (latest && validFrom <= latest.validFrom) throw invalidField('valid_from', texts.termsOrder);
      const version = await this.terms.add({
        number: (latest?.number ?? 0) + 1,
        validFrom,
        html: clean,
        summary,
        createdAt: this.clock.now(),
      });
      await this.images.use({ type: 'terms', id: version.id }, readArticle(clean).images);
      await this.audit.record(actor, 'terms.publish', { type: 'terms', id: version.id }, {}, told(version));
      await this.outbox.publish(termsPublished, { valid_from: validFrom });
      this.unit.afterCommit(() => this.settings.forget());
      return version;
    });
  }

  /** Withdraws a version that is not in force yet; others are immutable. */
  withdraw(actor: Actor, id: number): Promise<TermsVersion> {
    return this.unit.run(async () => {
      const version = await this.terms.locked(id);
      if (!version) throw notFound();
      if (version.validFrom <= this.clock.today()) throw new DomainError('conflict', 'TERMS_IN_FORCE');
      const { number, validFrom, html, summary, createdAt } = version;
      await this.images.use({ type: 'terms', id }, []);
      await this.terms.remove(version);
      await this.audit.record(actor, 'terms.withdraw', { type: 'terms', id }, told(version), {});
      return { id, number, validFrom, html, summary, createdAt };
    });
  }
}

/** The latest version valid from today or earlier is current; later ones are upcoming, earlier ones past. */
export function editionsOf(heads: readonly TermsHead[], today: string): TermsEdition[] {
  const current = heads.find(({ validFrom }) => validFrom <= today);
  return heads.map((head) => ({
    ...head,
    state: head === current ? 'current' : head.validFrom > today ? 'upcoming' : 'past',
  }));
}

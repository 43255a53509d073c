import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { summarizeArticle, sanitizeArticle } from '../../platform/text/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { ImageLibraryService } from '../media/index.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { termsPublished } from './legal-terms.events.ts';
import { LegalTermsRepository, type LegalTermsHead } from './legal-terms.repository.ts';
import type { LegalTermsVersion } from './legal-terms-version.entity.ts';

export type LegalTermsState = 'current' | 'upcoming' | 'past';
/** A version with its state today. */
export type LegalTermsEdition = LegalTermsHead & { state: LegalTermsState };
export type NewLegalTerms = { validFrom: string; html: string; summary: string };

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toAuditValues = ({ number, validFrom, summary }: LegalTermsHead): Record<string, unknown> => ({
  number,
  valid_from: validFrom,
  summary,
});

/** Versions of the legal terms; each is in force from its first day until the first day of the next one. */
@Injectable()
export class LegalTermsService {
  constructor(
    private readonly terms: LegalTermsRepository,
    private readonly settings: SiteSettingsService,
    private readonly images: ImageLibraryService,
    private readonly unit: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** All versions, latest first. */
  async listEditions(): Promise<LegalTermsEdition[]> {
    return toEditions(await this.terms.listHeads(), this.clock.today());
  }

  /** A version with HTML for the editor. */
  async getById(id: number): Promise<LegalTermsVersion> {
    const version = await this.terms.findById(id);
    if (!version) throw notFound();
    return { ...version, html: await this.images.toEditableArticle(version.html) };
  }

  /** The version valid from the given day, null if there is none. */
  findStartingOn(day: string): Promise<LegalTermsVersion | null> {
    return this.terms.findByValidFrom(day);
  }

  /** Publishes a version valid from today or later, after all existing versions. */
  publish(actor: Actor, { validFrom, html, summary }: NewLegalTerms): Promise<LegalTermsVersion> {
    return this.unit.run(async () => {
      await this.terms.lockPublications();
      const [latest] = await this.terms.listHeads();
      const clean = sanitizeArticle(html);
      if (clean === '') throw createFieldError('html', fieldError('required'));
      if (validFrom < this.clock.today()) throw createFieldError('valid_from', fieldError('legalTermsPast'));
      if (latest && validFrom <= latest.validFrom)
        throw createFieldError('valid_from', fieldError('legalTermsOrder'));
      const version = await this.terms.create({
        number: (latest?.number ?? 0) + 1,
        validFrom,
        html: clean,
        summary,
        createdAt: this.clock.now(),
      });
      await this.images.replaceUses({ type: 'terms', id: version.id }, summarizeArticle(clean).images);
      await this.audit.record(
        actor,
        'terms.publish',
        { type: 'terms', id: version.id },
        {},
        toAuditValues(version),
      );
      await this.outbox.publish(termsPublished, { valid_from: validFrom });
      this.unit.afterCommit(() => this.settings.clearCache());
      return version;
    });
  }

  /** Withdraws a version that is not in force yet; others are immutable. */
  withdraw(actor: Actor, id: number): Promise<LegalTermsVersion> {
    return this.unit.run(async () => {
      const version = await this.terms.findForUpdate(id);
      if (!version) throw notFound();
      if (version.validFrom <= this.clock.today()) throw new DomainError('conflict', 'TERMS_IN_FORCE');
      const { number, validFrom, html, summary, createdAt } = version;
      await this.images.replaceUses({ type: 'terms', id }, []);
      await this.terms.remove(version);
      await this.audit.record(actor, 'terms.withdraw', { type: 'terms', id }, toAuditValues(version), {});
      return { id, number, validFrom, html, summary, createdAt };
    });
  }
}

/** The latest version valid from today or earlier is current; later ones are upcoming, earlier ones past. */
export function toEditions(heads: readonly LegalTermsHead[], today: string): LegalTermsEdition[] {
  const current = heads.find(({ validFrom }) => validFrom <= today);
  return heads.map((head) => ({
    ...head,
    state: head === current ? 'current' : head.validFrom > today ? 'upcoming' : 'past',
  }));
}

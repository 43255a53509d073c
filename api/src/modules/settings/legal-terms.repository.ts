import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { LegalTermsVersion } from './legal-terms-version.entity.ts';

/** A version without its text, for lists. */
export type LegalTermsHead = Omit<LegalTermsVersion, 'html'>;

const HEAD_FIELDS = ['id', 'number', 'validFrom', 'summary', 'createdAt'] as const;
/** Key of the advisory lock for publications. */
const PUBLICATION_LOCK = 770_343;

@Injectable()
export class LegalTermsRepository {
  constructor(private readonly em: EntityManager) {}

  /** All versions, latest first. */
  async listHeads(): Promise<LegalTermsHead[]> {
    return this.em.find(LegalTermsVersion, {}, { fields: HEAD_FIELDS, orderBy: { validFrom: 'desc' } });
  }

  findById(id: number): Promise<LegalTermsVersion | null> {
    return this.em.findOne(LegalTermsVersion, { id });
  }

  findByValidFrom(day: string): Promise<LegalTermsVersion | null> {
    return this.em.findOne(LegalTermsVersion, { validFrom: day });
  }

  findForUpdate(id: number): Promise<LegalTermsVersion | null> {
    return this.em.findOne(
      LegalTermsVersion,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Serializes publications until the end of the transaction. */
  async lockPublications(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [PUBLICATION_LOCK]);
  }

  async create(given: Omit<LegalTermsVersion, 'id'>): Promise<LegalTermsVersion> {
    const version = this.em.create(LegalTermsVersion, given);
    await this.em.flush();
    return version;
  }

  async remove(version: LegalTermsVersion): Promise<void> {
    await this.em.remove(version).flush();
  }
}

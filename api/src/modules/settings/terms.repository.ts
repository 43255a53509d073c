import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { TermsVersion } from './terms-version.entity.ts';

/** A version without its text, for lists. */
export type TermsHead = Omit<TermsVersion, 'html'>;

const HEAD = ['id', 'number', 'validFrom', 'summary', 'createdAt'] as const;
/** Key of the advisory lock for publications. */
const PUBLICATION_LOCK = 770_343;

@Injectable()
export class TermsRepository {
  constructor(private readonly em: EntityManager) {}

  /** All versions, latest first. */
  async heads(): Promise<TermsHead[]> {
    return this.em.find(TermsVersion, {}, { fields: HEAD, orderBy: { validFrom: 'desc' } });
  }

  byId(id: number): Promise<TermsVersion | null> {
    return this.em.findOne(TermsVersion, { id });
  }

  findByValidFrom(day: string): Promise<TermsVersion | null> {
    return this.em.findOne(TermsVersion, { validFrom: day });
  }

  locked(id: number): Promise<TermsVersion | null> {
    return this.em.findOne(TermsVersion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Serializes publications until the end of the transaction. */
  async oneAtATime(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [PUBLICATION_LOCK]);
  }

  async add(given: Omit<TermsVersion, 'id'>): Promise<TermsVersion> {
    const version = this.em.create(TermsVersion, given);
    await this.em.flush();
    return version;
  }

  async remove(version: TermsVersion): Promise<void> {
    await this.em.remove(version).flush();
  }
}

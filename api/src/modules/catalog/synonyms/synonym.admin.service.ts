import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  createConflictError,
  createFieldError,
  DomainError,
  fieldError,
} from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { fold } from '../search/czech-stemmer.ts';
import type { SynonymKind } from '../sentence/build-vocabulary.ts';
import type { SentenceSynonym } from './sentence-synonym.entity.ts';
import { getSynonymItem, toSynonymDto } from './synonym.admin.mapper.ts';
import { SynonymAdminRepository, type SynonymListQuery } from './synonym.admin.repository.ts';

export type SynonymValues = { kind: SynonymKind; itemId: number; word: string };

const createNotFoundError = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toSubject = (id: number) => ({ type: 'sentence-synonym', id });
const toAuditValues = (synonym: SentenceSynonym): Record<string, unknown> => ({
  word: synonym.word,
  item: getSynonymItem(synonym).name,
});

/** Administration of the words that visitors use for purposes, attributes and locations. */
@Injectable()
export class SynonymAdminService {
  constructor(
    private readonly synonyms: SynonymAdminRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async list(query: SynonymListQuery): Promise<{ synonyms: SentenceSynonym[]; total: number }> {
    return { synonyms: await this.synonyms.listPage(query), total: await this.synonyms.count(query) };
  }

  async findOrFail(id: number): Promise<SentenceSynonym> {
    const synonym = await this.synonyms.findById(id);
    if (!synonym) throw createNotFoundError();
    return synonym;
  }

  create(actor: Actor, values: SynonymValues): Promise<SentenceSynonym> {
    return this.unitOfWork.run(async () => {
      await this.synonyms.acquireWriteLock();
      const fields = await this.validate(null, values);
      const synonym = await this.synonyms.create({ ...fields, createdAt: this.clock.now() });
      const subject = toSubject(synonym.id);
      await this.audit.record(actor, 'sentence-synonym.add', subject, {}, toAuditValues(synonym));
      return synonym;
    });
  }

  /** @throws DomainError CONFLICT when the synonym has changed since the given version */
  update(actor: Actor, id: number, version: number, values: SynonymValues): Promise<SentenceSynonym> {
    return this.unitOfWork.run(async () => {
      await this.synonyms.acquireWriteLock();
      const synonym = await this.synonyms.findForUpdate(id);
      if (!synonym) throw createNotFoundError();
      if (synonym.version !== version) throw createConflictError(toSynonymDto(synonym));
      const before = toAuditValues(synonym);
      Object.assign(synonym, await this.validate(id, values));
      await this.synonyms.flush();
      await this.audit.record(actor, 'sentence-synonym.save', toSubject(id), before, toAuditValues(synonym));
      return synonym;
    });
  }

  /** Deletes the synonym and returns it. */
  remove(actor: Actor, id: number): Promise<SentenceSynonym> {
    return this.unitOfWork.run(async () => {
      const synonym = await this.synonyms.findForUpdate(id);
      if (!synonym) throw createNotFoundError();
      const removed = { ...synonym };
      const subject = toSubject(id);
      await this.audit.record(actor, 'sentence-synonym.delete', subject, toAuditValues(synonym), {});
      await this.synonyms.remove(synonym);
      return removed;
    });
  }

  /** A word may mean several items, each only once; which purpose or attribute is meant is asked. */
  private async validate(
    id: number | null,
    { kind, itemId, word }: SynonymValues,
  ): Promise<Pick<SentenceSynonym, SynonymKind | 'word' | 'folded'>> {
    const item = await this.synonyms.findItem(kind, itemId);
    if (item === null) throw createFieldError('item_id', fieldError('choice'));
    const folded = fold(word);
    if (!/[\p{L}\p{N}]/u.test(folded)) throw createFieldError('word', fieldError('required'));
    const others = (await this.synonyms.listSame(kind, folded)).filter((other) => other.id !== id);
    if (others.some((other) => other[kind]?.id === itemId))
      throw createFieldError('word', fieldError('nameTaken'));
    return { purpose: null, attribute: null, location: null, [kind]: item, word, folded };
  }
}

import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import { SelectionVote } from './selection-vote.entity.ts';
import { Selection } from './selection.entity.ts';

@Injectable()
export class SelectionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null once it has expired. */
  findById(id: number, now: Date): Promise<Selection | null> {
    return this.em.findOne(Selection, { id, expiresAt: { $gt: now } });
  }

  /** The same, row-locked until the end of the transaction. */
  findForUpdate(id: number, now: Date): Promise<Selection | null> {
    return this.em.findOne(
      Selection,
      { id, expiresAt: { $gt: now } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async create(
    selection: Pick<Selection, 'spaceIds' | 'event' | 'createdAt' | 'expiresAt'>,
  ): Promise<Selection> {
    const created = this.em.create(Selection, selection, { partial: true });
    await this.em.flush();
    return created;
  }

  remove(selection: Selection): void {
    this.em.remove(selection);
  }

  /** Votes in the order in which they came. */
  listVotes(selection: Selection): Promise<SelectionVote[]> {
    return this.em.find(SelectionVote, { selection }, { orderBy: { id: 'asc' } });
  }

  findVote(selection: Selection, voterHash: string): Promise<SelectionVote | null> {
    return this.em.findOne(SelectionVote, { selection, voterHash });
  }

  countVotes(selection: Selection): Promise<number> {
    return this.em.count(SelectionVote, { selection });
  }

  addVote(
    selection: Selection,
    vote: Pick<SelectionVote, 'voterHash' | 'name' | 'answers' | 'updatedAt'>,
  ): void {
    this.em.create(SelectionVote, { ...vote, selection }, { partial: true });
  }

  removeVote(vote: SelectionVote): void {
    this.em.remove(vote);
  }

  /** Deletes expired selections with their votes. */
  async deleteExpired(now: Date): Promise<void> {
    await this.em.nativeDelete(Selection, { expiresAt: { $lte: now } });
  }

  /** Removes names from votes; letter case is ignored. */
  async anonymizeVotes(names: readonly string[]): Promise<void> {
    await this.em.execute(`update selection_vote set name = '' where lower(name) = any(?::text[])`, [
      toArrayLiteral(names.map((name) => name.toLowerCase())),
    ]);
  }
}

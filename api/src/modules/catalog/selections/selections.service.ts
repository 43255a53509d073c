import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { SELECTIONS, type VoteAnswer } from '@prostora/contracts/selections.ts';
import { createHash } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import { ComparisonService, type Comparison } from '../favourites/index.ts';
import type { CatalogEventQuery } from '../query/catalog-query.ts';
import { SelectionLinksService, type SelectionRole } from './selection-links.service.ts';
import { SelectionRepository } from './selection.repository.ts';
import type { SelectionVote } from './selection-vote.entity.ts';
import type { Selection } from './selection.entity.ts';

export type VoteInput = {
  /** Secret of the voter's browser. */
  readonly voterKey: string;
  readonly name: string;
  readonly answers: readonly { readonly spaceId: number; readonly answer: VoteAnswer }[];
};
/** A selection as the holder of a link sees it. */
export type SelectionDetails = Comparison & {
  readonly selection: Selection;
  readonly votes: readonly SelectionVote[];
  readonly role: SelectionRole;
  /** Token of the link for voters. */
  readonly voterToken: string;
};

/** Selections by their signed links. No mail is sent: the sender passes the link on. */
@Injectable()
export class SelectionsService {
  constructor(
    private readonly selections: SelectionRepository,
    private readonly links: SelectionLinksService,
    private readonly comparison: ComparisonService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a selection of published spaces.
   * @throws DomainError VALIDATION on a space that is not published, or for an event that the catalogue does not know
   * @returns its id with the token of the sender
   */
  async create(
    spaceIds: readonly number[],
    event: CatalogEventQuery,
  ): Promise<{ id: number; token: string }> {
    const { spaces, gone } = await this.comparison.compare(spaceIds, event);
    if (gone.length > 0) throw createFieldError('space_ids', fieldError('choice'));
    const createdAt = this.clock.now();
    const { id } = await this.unitOfWork.run(() =>
      this.selections.create({
        spaceIds: spaces.map(({ space }) => space.id),
        event,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + SELECTIONS.days * DAY_MS),
      }),
    );
    return { id, token: this.links.buildToken(id, 'sender') };
  }

  /** @throws DomainError NOTFOUND for a wrong token, and once the selection has expired */
  async find(id: number, token: string): Promise<SelectionDetails> {
    const role = this.requireRole(id, token);
    const selection = await this.selections.findById(id, this.clock.now());
    if (!selection) throw notFound();
    return this.toDetails(selection, role);
  }

  /**
   * Saves the vote of a browser, which replaces its former one.
   * @throws DomainError SELECTION_FULL when as many people have voted as may
   */
  vote(id: number, token: string, { voterKey, name, answers }: VoteInput): Promise<SelectionDetails> {
    const role = this.requireRole(id, token);
    return this.update(id, role, async (selection) => {
      if (answers.some(({ spaceId }) => !selection.spaceIds.includes(spaceId)))
        throw createFieldError('answers', fieldError('choice'));
      const values = {
        name,
        answers: Object.fromEntries(answers.map(({ spaceId, answer }) => [spaceId, answer])),
        updatedAt: this.clock.now(),
      };
      const voterHash = hashVoterKey(voterKey);
      const vote = await this.selections.findVote(selection, voterHash);
      if (vote) return void Object.assign(vote, values);
      if ((await this.selections.countVotes(selection)) >= SELECTIONS.votes)
        throw new DomainError('conflict', 'SELECTION_FULL');
      this.selections.addVote(selection, { voterHash, ...values });
    });
  }

  /** Deletes the vote of a browser; idempotent. */
  withdrawVote(id: number, token: string, voterKey: string): Promise<SelectionDetails> {
    const role = this.requireRole(id, token);
    return this.update(id, role, async (selection) => {
      const vote = await this.selections.findVote(selection, hashVoterKey(voterKey));
      if (vote) this.selections.removeVote(vote);
    });
  }

  /**
   * Tells the voters which space the sender took.
   * @throws DomainError NOTFOUND for voters, VALIDATION on a space that is not offered any more
   */
  choose(id: number, token: string, spaceId: number): Promise<SelectionDetails> {
    this.requireSender(id, token);
    return this.update(id, 'sender', async (selection) => {
      const { spaces } = await this.compare(selection);
      if (!spaces.some(({ space }) => space.id === spaceId))
        throw createFieldError('space_id', fieldError('choice'));
      selection.chosenSpaceId = spaceId;
    });
  }

  /** Deletes a selection with its votes; idempotent. */
  async delete(id: number, token: string): Promise<void> {
    this.requireSender(id, token);
    await this.unitOfWork.run(async () => {
      const selection = await this.selections.findForUpdate(id, this.clock.now());
      if (selection) this.selections.remove(selection);
    });
  }

  async deleteExpired(): Promise<void> {
    await this.selections.deleteExpired(this.clock.now());
  }

  private async update(
    id: number,
    role: SelectionRole,
    change: (selection: Selection) => Promise<void>,
  ): Promise<SelectionDetails> {
    const selection = await this.unitOfWork.run(async () => {
      const found = await this.selections.findForUpdate(id, this.clock.now());
      if (!found) throw notFound();
      await change(found);
      return found;
    });
    return this.toDetails(selection, role);
  }

  private async toDetails(selection: Selection, role: SelectionRole): Promise<SelectionDetails> {
    const { spaces, gone } = await this.compare(selection);
    const votes = await this.selections.listVotes(selection);
    return {
      selection,
      spaces,
      gone,
      votes,
      role,
      voterToken: this.links.buildToken(selection.id, 'voter'),
    };
  }

  /** Without offers once the catalogue does not know the event any more, such as a deleted purpose. */
  private async compare({ spaceIds, event }: Selection): Promise<Comparison> {
    try {
      return await this.comparison.compare(spaceIds, event);
    } catch (error) {
      if (!(error instanceof DomainError) || !['not-found', 'invalid'].includes(error.kind)) throw error;
      return this.comparison.compare(spaceIds, {});
    }
  }

  private requireRole(id: number, token: string): SelectionRole {
    const role = this.links.resolveRole(id, token);
    if (role === null) throw notFound();
    return role;
  }

  private requireSender(id: number, token: string): void {
    if (this.requireRole(id, token) !== 'sender') throw notFound();
  }
}

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const hashVoterKey = (key: string): string => createHash('sha256').update(key).digest('hex');

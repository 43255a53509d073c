import { Injectable } from '@nestjs/common';
import { SAVED_SEARCHES, type AlertFrequency } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { CatalogKeptFilters, type KeptFilter } from '../catalog/index.ts';
import { SenderGuard } from '../robots/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { seenSearch, type SeenSearch } from './saved-search.mapper.ts';
import { SavedSearchMails } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

export type NewSearch = {
  name: string;
  frequency: AlertFrequency;
  filter: KeptFilter;
  email: string | null;
  trap: string | undefined;
  proof: string | undefined;
};
export type SearchChange = { name: string; frequency: AlertFrequency; paused: boolean };

/** Saved searches of users, active at once, and of guests, active after confirmation of the mailbox. */
@Injectable()
export class SavedSearches {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly filters: CatalogKeptFilters,
    private readonly mails: SavedSearchMails,
    private readonly guard: SenderGuard,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Creates a search. Returns null for a guest, because the mailbox is not confirmed yet. */
  async add(
    actor: Actor,
    { trap, proof, email, ...asked }: NewSearch,
    ip: string,
  ): Promise<SeenSearch | null> {
    if (trap) return null;
    const filter = await this.filters.read(asked.filter);
    if (filter === null) throw invalidField('filter', fieldError('searchEmpty'));
    const search = { name: asked.name, frequency: asked.frequency, filter };
    return actor.userId === null
      ? this.addForStranger(search, email, { ip, proof })
      : this.addFor(actor.userId, search);
  }

  async list(actor: Actor): Promise<SeenSearch[]> {
    return this.seen(await this.searches.ofUser(personOf(actor)));
  }

  change(actor: Actor, id: number, change: SearchChange): Promise<SeenSearch> {
    return this.unitOfWork.run(async () =>
      this.seenOne(
        Object.assign(await this.own(actor, id), {
          name: change.name,
          frequency: change.frequency,
          state: change.paused ? ('paused' as const) : ('active' as const),
        }),
      ),
    );
  }

  /** Returns the deleted search. */
  remove(actor: Actor, id: number): Promise<SeenSearch> {
    return this.unitOfWork.run(async () => {
      const search = await this.own(actor, id);
      const gone = await this.seenOne(search);
      this.searches.remove(search);
      return gone;
    });
  }

  async seenOne(search: SavedSearch): Promise<SeenSearch> {
    const [url = null] = await this.filters.addresses([search.filter]);
    return seenSearch(search, url);
  }

  private async addFor(
    userId: number,
    search: Pick<SavedSearch, 'name' | 'frequency' | 'filter'>,
  ): Promise<SeenSearch> {
    const made = await this.unitOfWork.run(async () => {
      if ((await this.searches.countOf(userId)) >= SAVED_SEARCHES.most)
        throw invalidField('name', fieldError('searchLimit', { max: SAVED_SEARCHES.most }));
      return this.searches.add(
        { ...search, ...this.fresh(search.filter), email: null, state: 'active' },
        userId,
      );
    });
    return this.seenOne(made);
  }

  private async addForStranger(
    search: Pick<SavedSearch, 'name' | 'frequency' | 'filter'>,
    email: string | null,
    sender: { ip: string; proof: string | undefined },
  ): Promise<null> {
    if (email === null) throw invalidField('email', fieldError('emailRequired'));
    await this.guard.admit('saved-search', { ...sender, email });
    await this.unitOfWork.run(async () => {
      const made = await this.searches.add(
        { ...search, ...this.fresh(search.filter), email, state: 'unconfirmed' },
        null,
      );
      await this.mails.askToConfirm(made);
    });
    return null;
  }

  /** Current matches are not new. */
  private fresh(filter: KeptFilter): Pick<SavedSearch, 'knownSpaceIds' | 'createdAt' | 'digestAt'> {
    const now = this.clock.now();
    return { knownSpaceIds: this.filters.matching(filter), createdAt: now, digestAt: now };
  }

  private async seen(searches: readonly SavedSearch[]): Promise<SeenSearch[]> {
    const addresses = await this.filters.addresses(searches.map(({ filter }) => filter));
    return searches.map((search, index) => seenSearch(search, addresses[index] ?? null));
  }

  /** The search of the user; NOTFOUND for any other. */
  private async own(actor: Actor, id: number): Promise<SavedSearch> {
    const search = await this.searches.locked(id);
    if (search?.user?.id !== personOf(actor)) throw new DomainError('not-found', 'NOTFOUND');
    return search;
  }
}

function personOf({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}

import { Injectable } from '@nestjs/common';
import { SAVED_SEARCHES, type AlertFrequency } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { SavedFiltersService } from '../query/saved-filters.service.ts';
import type { CatalogQuery } from '../query/catalog-query.ts';
import { SenderAdmissionService } from '../../../platform/bot-protection/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { toSavedSearchDetails, type SavedSearchDetails } from './saved-search.mapper.ts';
import { SavedSearchMailsService } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

export type SavedSearchInput = {
  name: string;
  frequency: AlertFrequency;
  filter: CatalogQuery;
  email: string | null;
  honeypot: string | undefined;
  captchaSolution: string | undefined;
};
export type SavedSearchUpdate = { name: string; frequency: AlertFrequency; paused: boolean };

/** Saved searches of users, active at once, and of guests, active after confirmation of the mailbox. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly filters: SavedFiltersService,
    private readonly mails: SavedSearchMailsService,
    private readonly guard: SenderAdmissionService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Creates a search. Returns null for a guest, because the mailbox is not confirmed yet. */
  async create(
    actor: Actor,
    { honeypot, captchaSolution, email, ...input }: SavedSearchInput,
    ip: string,
  ): Promise<SavedSearchDetails | null> {
    if (honeypot) return null;
    const filter = await this.filters.normalize(input.filter);
    if (filter === null) throw createFieldError('filter', fieldError('searchEmpty'));
    const search = { name: input.name, frequency: input.frequency, filter };
    return actor.userId === null
      ? this.createForGuest(search, email, { ip, captchaSolution })
      : this.createForUser(actor.userId, search);
  }

  async list(actor: Actor): Promise<SavedSearchDetails[]> {
    return this.toDetailsList(await this.searches.listByUser(requireUserId(actor)));
  }

  update(actor: Actor, id: number, update: SavedSearchUpdate): Promise<SavedSearchDetails> {
    return this.unitOfWork.run(async () =>
      this.toDetails(
        Object.assign(await this.findOwn(actor, id), {
          name: update.name,
          frequency: update.frequency,
          state: update.paused ? ('paused' as const) : ('active' as const),
        }),
      ),
    );
  }

  /** Returns the deleted search. */
  remove(actor: Actor, id: number): Promise<SavedSearchDetails> {
    return this.unitOfWork.run(async () => {
      const search = await this.findOwn(actor, id);
      const deleted = await this.toDetails(search);
      this.searches.remove(search);
      return deleted;
    });
  }

  async toDetails(search: SavedSearch): Promise<SavedSearchDetails> {
    const [url = null] = await this.filters.buildUrls([search.filter]);
    return toSavedSearchDetails(search, url);
  }

  private async createForUser(
    userId: number,
    search: Pick<SavedSearch, 'name' | 'frequency' | 'filter'>,
  ): Promise<SavedSearchDetails> {
    const created = await this.unitOfWork.run(async () => {
      if ((await this.searches.countForUpdate(userId)) >= SAVED_SEARCHES.max)
        throw createFieldError('name', fieldError('searchLimit', { max: SAVED_SEARCHES.max }));
      return this.searches.create(
        { ...search, ...(await this.buildInitialState(search.filter)), email: null, state: 'active' },
        userId,
      );
    });
    return this.toDetails(created);
  }

  private async createForGuest(
    search: Pick<SavedSearch, 'name' | 'frequency' | 'filter'>,
    email: string | null,
    sender: { ip: string; captchaSolution: string | undefined },
  ): Promise<null> {
    if (email === null) throw createFieldError('email', fieldError('emailRequired'));
    await this.guard.admit('saved-search', { ...sender, email });
    await this.unitOfWork.run(async () => {
      const created = await this.searches.create(
        { ...search, ...(await this.buildInitialState(search.filter)), email, state: 'unconfirmed' },
        null,
      );
      await this.mails.enqueueConfirmation(created);
    });
    return null;
  }

  /** Current matches are not new. */
  private async buildInitialState(
    filter: CatalogQuery,
  ): Promise<Pick<SavedSearch, 'knownSpaceIds' | 'createdAt' | 'digestAt'>> {
    const now = this.clock.now();
    return { knownSpaceIds: [...(await this.filters.listMatching(filter))], createdAt: now, digestAt: now };
  }

  private async toDetailsList(searches: readonly SavedSearch[]): Promise<SavedSearchDetails[]> {
    const urls = await this.filters.buildUrls(searches.map(({ filter }) => filter));
    return searches.map((search, index) => toSavedSearchDetails(search, urls[index] ?? null));
  }

  /** The search of the user; NOTFOUND for any other. */
  private async findOwn(actor: Actor, id: number): Promise<SavedSearch> {
    const search = await this.searches.findForUpdate(id);
    if (search?.user?.id !== requireUserId(actor)) throw new DomainError('not-found', 'NOTFOUND');
    return search;
  }
}

function requireUserId({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}

import { Injectable } from '@nestjs/common';
import type { AlertFrequency } from '@prostora/contracts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { MailService } from '../mail/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import type { SeenSearch } from './saved-search.mapper.ts';
import { SavedSearchLinks } from './saved-search-links.service.ts';
import { guestCause } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';
import { SavedSearches } from './saved-searches.service.ts';

/**
 * Saved searches by the signed link of a mail, which authorizes one search. Returns null for a deleted
 * search, because the link has served its purpose.
 */
@Injectable()
export class GuestSearches {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly saved: SavedSearches,
    private readonly links: SavedSearchLinks,
    private readonly mails: MailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async read(id: number, token: string): Promise<SeenSearch | null> {
    this.assertHolds(id, token);
    const search = await this.searches.byId(id);
    return search && this.saved.seenOne(search);
  }

  /** Confirms the mailbox; idempotent. */
  confirm(id: number, token: string): Promise<SeenSearch | null> {
    return this.withSearch(id, token, (search) => {
      if (search.state === 'unconfirmed') search.state = 'active';
    });
  }

  change(
    id: number,
    token: string,
    { frequency, paused }: { frequency: AlertFrequency; paused: boolean },
  ): Promise<SeenSearch | null> {
    return this.withSearch(id, token, (search) => {
      Object.assign(search, { frequency, state: paused ? 'paused' : 'active' });
    });
  }

  /** Deletes the search and anonymizes its recipient in the mail log; idempotent. */
  async end(id: number, token: string): Promise<void> {
    await this.withSearch(id, token, async (search) => {
      this.searches.remove(search);
      await this.mails.forgetAbout([guestCause(search.id, '')]);
    });
  }

  private withSearch(
    id: number,
    token: string,
    act: (search: SavedSearch) => Promise<void> | void,
  ): Promise<SeenSearch | null> {
    this.assertHolds(id, token);
    return this.unitOfWork.run(async () => {
      const search = await this.searches.locked(id);
      if (!search) return null;
      await act(search);
      return this.saved.seenOne(search);
    });
  }

  private assertHolds(id: number, token: string): void {
    if (!this.links.matches(id, token)) throw new DomainError('not-found', 'NOTFOUND');
  }
}

import { Injectable } from '@nestjs/common';
import type { AlertFrequency } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { MailService } from '../../mail/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import type { SavedSearchDetails } from './saved-search.mapper.ts';
import { SavedSearchLinksService } from './saved-search-links.service.ts';
import { buildGuestMailKey } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

/**
 * Saved searches by the signed link of a mail, which authorizes one search. Returns null for a deleted
 * search, because the link has served its purpose.
 */
@Injectable()
export class GuestSearchesService {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly savedSearches: SavedSearchesService,
    private readonly links: SavedSearchLinksService,
    private readonly mails: MailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(id: number, token: string): Promise<SavedSearchDetails | null> {
    this.assertToken(id, token);
    const search = await this.searches.findById(id);
    return search && this.savedSearches.toDetails(search);
  }

  /** Confirms the mailbox; idempotent. */
  confirm(id: number, token: string): Promise<SavedSearchDetails | null> {
    return this.updateWithToken(id, token, (search) => {
      if (search.state === 'unconfirmed') search.state = 'active';
    });
  }

  update(
    id: number,
    token: string,
    { frequency, paused }: { frequency: AlertFrequency; paused: boolean },
  ): Promise<SavedSearchDetails | null> {
    return this.updateWithToken(id, token, (search) => {
      Object.assign(search, { frequency, state: paused ? 'paused' : 'active' });
    });
  }

  /** Deletes the search and anonymizes its recipient in the mail log; idempotent. */
  async unsubscribe(id: number, token: string): Promise<void> {
    await this.updateWithToken(id, token, async (search) => {
      this.searches.remove(search);
      await this.mails.anonymizeByKeyPrefix([buildGuestMailKey(search.id, '')]);
    });
  }

  private updateWithToken(
    id: number,
    token: string,
    mutate: (search: SavedSearch) => Promise<void> | void,
  ): Promise<SavedSearchDetails | null> {
    this.assertToken(id, token);
    return this.unitOfWork.run(async () => {
      const search = await this.searches.findForUpdate(id);
      if (!search) return null;
      await mutate(search);
      return this.savedSearches.toDetails(search);
    });
  }

  private assertToken(id: number, token: string): void {
    if (!this.links.verify(id, token)) throw new DomainError('not-found', 'NOTFOUND');
  }
}

import { Injectable } from '@nestjs/common';
import { CatalogKeptFilters } from '../catalog/index.ts';
import { accountCause, MailService } from '../mail/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { SavedSearchLinks } from './saved-search-links.service.ts';
import { savedSearchMails } from './saved-search-mails.templates.ts';
import type { SearchWithUser } from './saved-search.repository.ts';

/** Idempotency key of a mail to a guest; also identifies the log entries to anonymize. */
export const guestCause = (id: number, what: string): string => `saved-search-${id}-${what}`;

/** Saved search mails; each idempotency key is sent once. */
@Injectable()
export class SavedSearchMails {
  constructor(
    private readonly filters: CatalogKeptFilters,
    private readonly links: SavedSearchLinks,
    private readonly mails: MailService,
  ) {}

  /** Requests confirmation of the mailbox; nothing else is sent before. */
  async askToConfirm({ id, email, name }: SavedSearch): Promise<void> {
    if (email !== null)
      await this.mails.post({
        cause: guestCause(id, 'confirm'),
        to: email,
        about: null,
        ...savedSearchMails.confirm(this.links.pageOf(id), name),
      });
  }

  /**
   * Sends new spaces that are still published.
   * @returns false when there was nothing to send
   */
  async alert({
    id,
    name,
    user,
    email,
    filter,
    waitingSpaceIds,
    alertsSent,
  }: SearchWithUser): Promise<boolean> {
    const [cards, [url = null]] = [
      await this.filters.cards(waitingSpaceIds),
      await this.filters.addresses([filter]),
    ];
    const to = user?.email ?? email;
    if (cards.length === 0 || to === null) return false;
    const what = `alert-${alertsSent + 1}`;
    const cause = user === null ? guestCause(id, what) : accountCause(user.id, guestCause(id, what));
    await this.mails.post({
      cause,
      to,
      about: null,
      ...savedSearchMails.alert({ name, url, isGuests: user === null }, cards, this.links.unsubscribeOf(id)),
    });
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import { SavedFiltersService } from '../query/saved-filters.service.ts';
import { accountMailKey, MailService } from '../../mail/index.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { SavedSearchLinksService } from './saved-search-links.service.ts';
import { savedSearchAlertMail, savedSearchConfirmMail } from './saved-search-mails.templates.ts';
import type { SearchWithUser } from './saved-search.repository.ts';

/** Idempotency key of a mail to a guest; also identifies the log entries to anonymize. */
export const buildGuestMailKey = (id: number, mailType: string): string => `saved-search-${id}-${mailType}`;

/** Saved search mails; each idempotency key is sent once. */
@Injectable()
export class SavedSearchMailsService {
  constructor(
    private readonly filters: SavedFiltersService,
    private readonly links: SavedSearchLinksService,
    private readonly mails: MailService,
  ) {}

  /** Requests confirmation of the mailbox; nothing else is sent before. */
  async enqueueConfirmation({ id, email, name }: SavedSearch): Promise<void> {
    if (email !== null)
      await this.mails.enqueue({
        idempotencyKey: buildGuestMailKey(id, 'confirm'),
        to: email,
        subject: null,
        ...savedSearchConfirmMail.build({ page: this.links.getPagePath(id), name }),
      });
  }

  /**
   * Sends new spaces that are still published.
   * @returns false when there was nothing to send
   */
  async enqueueAlert({
    id,
    name,
    user,
    email,
    filter,
    waitingSpaceIds,
    alertsSent,
  }: SearchWithUser): Promise<boolean> {
    const [cards, [url = null]] = [
      await this.filters.listCards(waitingSpaceIds),
      await this.filters.buildUrls([filter]),
    ];
    const to = user?.email ?? email;
    if (cards.length === 0 || to === null) return false;
    const mailType = `alert-${alertsSent + 1}`;
    const idempotencyKey =
      user === null
        ? buildGuestMailKey(id, mailType)
        : accountMailKey(user.id, buildGuestMailKey(id, mailType));
    await this.mails.enqueue({
      idempotencyKey,
      to,
      subject: null,
      ...savedSearchAlertMail.build({
        name,
        url,
        isGuests: user === null,
        cards,
        unsubscribe: this.links.getUnsubscribeLinks(id),
      }),
    });
    return true;
  }
}

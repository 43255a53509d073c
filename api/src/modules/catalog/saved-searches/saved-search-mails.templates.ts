import { SAVED_SEARCHES, urls } from '@prostora/contracts';
import { formatCount, formatNumber, NBSP, plainSpaces } from '@prostora/strings';
import { savedSearchMail as texts } from '@prostora/strings/cs/mail-saved-search.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { SavedFilterResolver } from '../index.ts';
import type { MailMessage } from '../../mail/index.ts';

export type TemplatedMail = { template: string; message: MailMessage };
type Card = Awaited<ReturnType<SavedFilterResolver['cards']>>[number];

/** A space in a mail: city, capacity, area, price. */
function toMailItem(card: Card): { title: string; text: string; path: string } {
  const details = [
    card.city,
    formatCount(card.capacity, ui.persons),
    card.area_size === null ? null : `${formatNumber(card.area_size)}${NBSP}${ui.squareMetres}`,
    texts.price(card.price_from),
  ];
  return {
    title: card.space_name === '' ? card.building_name : card.space_name,
    text: plainSpaces(details.filter(Boolean).join(' · ')),
    path: urls.space(card.url),
  };
}

/** Templates of saved search mails. */
export const savedSearchMails = {
  confirm: (page: string, name: string): TemplatedMail => ({
    template: 'saved-search-confirm',
    message: { ...texts.confirm(name), action: { label: texts.confirmAction, path: page }, isToGuest: true },
  }),
  alert: (
    search: { name: string; url: string | null; isGuests: boolean },
    cards: readonly Card[],
    unsubscribe: { page: string; call: string },
  ): TemplatedMail => {
    const shownCards = cards.slice(0, SAVED_SEARCHES.perMail);
    const { subject, paragraphs } = texts.alert(search.name, cards.length, cards.length - shownCards.length);
    return {
      template: 'saved-search-alert',
      message: {
        subject,
        paragraphs,
        items: shownCards.map(toMailItem),
        unsubscribe,
        ...(search.url !== null && { action: { label: texts.showAll, path: search.url } }),
        ...(search.isGuests && { isToGuest: true }),
      },
    };
  },
} as const;

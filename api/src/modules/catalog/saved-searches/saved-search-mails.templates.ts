import { SAVED_SEARCHES, urls } from '@prostora/contracts';
import { plainSpaces } from '@prostora/strings';
import { savedSearchMail as texts } from '@prostora/strings/cs/mail-saved-search.ts';
import { formatSpaceSizes } from '@prostora/strings/cs/ui.ts';
import { defineMail } from '../../mail/index.ts';
import type { SpaceCardDto } from '../../spaces/index.ts';

/** What a mail tells of a space. */
type Card = Pick<SpaceCardDto, 'url' | 'building_name' | 'space_name' | 'city' | 'price_from'> &
  Parameters<typeof formatSpaceSizes>[0];

/** A space in a mail: city, capacity, area, price. */
function toMailItem(card: Card): { title: string; text: string; path: string } {
  const details = [card.city, ...formatSpaceSizes(card), texts.price(card.price_from)];
  return {
    title: card.space_name === '' ? card.building_name : card.space_name,
    text: plainSpaces(details.filter(Boolean).join(' · ')),
    path: urls.space(card.url),
  };
}

const { samples } = texts;
const SAMPLE_PAGE = urls.savedSearch(1, 'ukazka');
const SAMPLE_CARDS: readonly Card[] = samples.spaces.map((space) => ({ ...space, url: 'ukazka' }));

export const savedSearchConfirmMail = defineMail({
  name: 'saved-search-confirm',
  sample: { page: SAMPLE_PAGE, name: samples.name },
  render: ({ page, name }: { page: string; name: string }) => ({
    ...texts.confirm(name),
    action: { label: texts.confirmAction, path: page },
    isToGuest: true,
  }),
});

type AlertProps = {
  name: string;
  /** Path of the search in the catalogue, if it has one. */
  url: string | null;
  isGuests: boolean;
  cards: readonly Card[];
  unsubscribe: { page: string; call: string };
};

export const savedSearchAlertMail = defineMail({
  name: 'saved-search-alert',
  sample: {
    name: samples.name,
    url: urls.catalog(['brno']),
    isGuests: true,
    cards: SAMPLE_CARDS,
    unsubscribe: { page: SAMPLE_PAGE, call: SAMPLE_PAGE },
  },
  render: ({ name, url, isGuests, cards, unsubscribe }: AlertProps) => {
    const shownCards = cards.slice(0, SAVED_SEARCHES.perMail);
    return {
      ...texts.alert(name, cards.length, cards.length - shownCards.length),
      items: shownCards.map(toMailItem),
      unsubscribe,
      ...(url !== null && { action: { label: texts.showAll, path: url } }),
      ...(isGuests && { isToGuest: true }),
    };
  },
});

export const SAVED_SEARCH_MAILS = [savedSearchConfirmMail, savedSearchAlertMail] as const;

import type { ComparedSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { pinOfferedTime } from '../../lib/event/offered-time.ts';

/** Page of a space with the event at the time that the space offers. */
export const buildOfferUrl = ({ card, offer_for_me: offer }: ComparedSpace, query: string): string =>
  urls.space(card.url) + (offer ? pinOfferedTime(query, offer) : query);

import { urls } from './urls.ts';

/**
 * URL of a reservation in the portal of its owner. It is not in `urls.ts`, because the first page loads that file
 * and has no such link.
 */
export const buildOwnerReservationUrl = (id: number): string => `${urls.reservations}?rezervace=${id}`;

/** Steps that the mail about an option offers. */
export type OptionStep = 'prodlouzit' | 'potvrdit' | 'uvolnit';

/** Page of an option by the signed link of its owner's mail. */
export const buildOptionUrl = (id: number, token: string, step: OptionStep | null = null): string =>
  `/opce/${id}${step === null ? '' : `?krok=${step}`}#token=${token}`;

/** Page that ends the mail about tomorrow, by the signed link of that mail. */
export const buildDayPlanUrl = (customerId: number, token: string): string => `/zitra/${customerId}/${token}`;

/** Page of the link of an entry of a waiting list. */
export const buildWaitingListUrl = (id: number, token: string): string => `/cekani/${id}#token=${token}`;

/** The guest's page of an offer without reservations. */
export const buildDealOfferUrl = (id: number, token: string): string => `/nabidka/${id}#token=${token}`;

/** Page of a deal in the portal of its owner. */
export const buildDealUrl = (id: number): string => `/klient/pronajem/${id}`;

/** Page of a new offer. */
export const newDealUrl = '/klient/pronajem/nova';

/**
 * The page of a deal with its cancellation open.
 * @param reservationId the reservation to cancel; null: all
 */
export const buildDealCancellationUrl = (id: number, reservationId: number | null): string =>
  `${buildDealUrl(id)}?zrusit=${reservationId ?? 'vse'}`;

/** Token in the fragment of a private link; empty without one. */
export const parseLinkToken = (url: string): string =>
  new URLSearchParams(url.split('#')[1]).get('token') ?? '';

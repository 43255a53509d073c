import { buildDealOfferUrl, buildDealUrl } from '@prostora/contracts/reservation-urls.ts';
import { dealMail, dealMailSamples as samples } from '@prostora/strings/cs/mail-deal.ts';
import { defineMail, toQuote } from '../../mail/index.ts';
import type { SigningPurpose } from '../deal.entity.ts';

type CodeProps = { readonly number: string; readonly purpose: SigningPurpose; readonly code: string };
/** An offer; days and amounts are formatted. */
export type OfferMailProps = {
  readonly number: string;
  readonly place: string;
  readonly slot: string;
  readonly price: string;
  readonly message: string;
  readonly until: string;
  readonly isHeld: boolean;
  /** Of the guest's page. */
  readonly path: string;
};
type DeclinedProps = {
  readonly number: string;
  readonly dealId: number;
  readonly guest: string;
  readonly reason: string | null;
};

const OFFER_SAMPLE: OfferMailProps = {
  number: '2600041',
  place: samples.place,
  slot: samples.slot,
  price: samples.price,
  message: samples.message,
  until: '8. 3. 2027',
  isHeld: true,
  path: buildDealOfferUrl(1, 'ukazka'),
};

/** The code by which a guest proves the mailbox for a binding step. */
export const dealCodeMail = defineMail({
  name: 'deal-code',
  sample: { number: '2600041', purpose: 'cancel', code: '482913' } satisfies CodeProps as CodeProps,
  render: ({ number, purpose, code }: CodeProps) => ({
    ...dealMail.code(number, purpose, code),
    code,
    isToGuest: true,
  }),
});

export const offerSentMail = defineMail({
  name: 'deal-offer',
  sample: OFFER_SAMPLE,
  render: (props: OfferMailProps) => ({
    ...dealMail.offered(props),
    ...toQuote(props.message),
    isToGuest: true,
    action: { label: dealMail.showOffer, path: props.path },
  }),
});

export const offerWithdrawnMail = defineMail({
  name: 'deal-offer-withdrawn',
  sample: OFFER_SAMPLE,
  render: (props: OfferMailProps) => ({ ...dealMail.withdrawn(props), isToGuest: true }),
});

export const offerDeclinedMail = defineMail({
  name: 'deal-offer-declined',
  sample: {
    number: '2600041',
    dealId: 1,
    guest: samples.guest,
    reason: samples.reason,
  } as DeclinedProps,
  render: ({ number, dealId, guest, reason }: DeclinedProps) => ({
    ...dealMail.declined(number, guest, reason !== null),
    ...toQuote(reason),
    action: { label: dealMail.showDeal, path: buildDealUrl(dealId) },
  }),
});

export const DEAL_MAILS = [dealCodeMail, offerSentMail, offerWithdrawnMail, offerDeclinedMail] as const;

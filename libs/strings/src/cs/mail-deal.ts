import { NBSP } from '../format.ts';
import { toMailDetails, type MailDetails } from './mail-details.ts';

const CODE_STEPS = {
  accept: 'přijmete nabídku pronájmu',
  cancel: 'potvrdíte zrušení pronájmu',
} as const;

type OfferDetails = {
  readonly place: string;
  readonly slot: string;
  readonly price: string;
  readonly until: string;
  readonly isHeld: boolean;
  readonly message: string;
};
const formatOffer = ({ place, slot, price, until }: OfferDetails): MailDetails =>
  toMailDetails([
    ['Prostor', place],
    ['Termín', slot],
    ['Cena', price],
    ['Platí do', until],
  ]);

/** Mails about deals. */
export const dealMail = {
  code: (number: string, step: keyof typeof CODE_STEPS, code: string) => ({
    subject: `${code} je kód k${NBSP}pronájmu č.${NBSP}${number}`,
    paragraphs: [
      `kódem ${CODE_STEPS[step]} č.${NBSP}${number}. Platí deset minut a${NBSP}jen jednou.`,
      `Pokud jste o${NBSP}něj nežádali, zprávu smažte. Bez kódu se nic nestane.`,
    ],
  }),
  offered: (offer: OfferDetails) => ({
    subject: `Nabídka: ${offer.place}, ${offer.price}`,
    paragraphs: [
      offer.isHeld
        ? `posíláme vám nabídku od majitele prostoru. Termín vám držíme do ${offer.until}.`
        : `posíláme vám nabídku od majitele prostoru. Platí do ${offer.until}, termín zatím nikdo nedrží.`,
      formatOffer(offer),
      'Podmínky, platby a\u00a0to, co stojí zrušení, najdete na stránce nabídky. Přijmete ji tam jedním kódem.',
      ...(offer.message === '' ? [] : ['Vzkaz majitele:']),
    ],
  }),
  withdrawn: (offer: OfferDetails) => ({
    subject: `Nabídka už neplatí: ${offer.place}`,
    paragraphs: ['majitel prostoru svou nabídku stáhl, nic po vás nechce.', formatOffer(offer)],
  }),
  declined: (number: string, guest: string, isReasonGiven: boolean) => ({
    subject: `Nabídka č.${NBSP}${number} se nehodí`,
    paragraphs: [`${guest} vaši nabídku nepřijme. Termín je volný.`, ...(isReasonGiven ? ['Důvod:'] : [])],
  }),
  showOffer: 'Zobrazit nabídku',
  showDeal: 'Zobrazit pronájem',
} as const;

/** Data of the sample mails. */
export const dealMailSamples = {
  place: 'Velký sál, Kulturní dům Na Skalce',
  slot: 'so 15. 5. 2027, 14:00–22:00',
  price: '26\u00a0400\u00a0Kč',
  message: 'Dobrý den, sál vám rád ukážu.',
  guest: 'Kateřina Fialová',
  reason: 'Našli jsme sál blíž.',
} as const;

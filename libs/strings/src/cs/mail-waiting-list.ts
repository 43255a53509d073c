import { NBSP } from '../format.ts';

const greeting = 'Dobrý den,';

/** The slot a person waits for, formatted. */
export type WaitingWish = { place: string; slot: string; guests: string };
type ClosedBy = 'guest' | 'host' | 'time';

const details = ({ place, slot, guests }: WaitingWish, ...more: string[]): string =>
  [`Prostor: ${place}`, `Termín: ${slot}`, `Počet hostů: ${guests}`, ...more].join('\n');

const passed: Record<ClosedBy, string> = {
  guest: `nabídku jste odmítli, termín proto dostane další v${NBSP}pořadí.`,
  host: `majitel prostoru nabídku vzal zpět, termín proto dostane další v${NBSP}pořadí. Mrzí nás to.`,
  time: `nabídka vypršela bez odpovědi, termín proto dostane další v${NBSP}pořadí.`,
};
const left: Record<ClosedBy, string> = {
  guest: `z${NBSP}čekací listiny jsme vás odhlásili. Už vám o${NBSP}tomto termínu nenapíšeme.`,
  host: `majitel prostoru vás z${NBSP}čekací listiny odebral. Už vám o${NBSP}tomto termínu nenapíšeme.`,
  time: `termín, na který jste čekali, už začal a${NBSP}neuvolnil se. Mrzí nás to.`,
};

/** Mails about entries of waiting lists. */
export const waitingListMail = {
  confirm: (wish: WaitingWish) => ({
    subject: `Potvrďte čekání na termín: ${wish.place}`,
    paragraphs: [
      greeting,
      `někdo, nejspíš vy, chce vědět, až se uvolní tento termín. Až to potvrdíte, zařadíme vás do pořadí.`,
      details(wish),
      'Když jste to nebyli vy, nemusíte dělat nic. Zápis za dva dny smažeme.',
    ],
  }),
  confirmAction: 'Potvrdit čekání',
  offer: (wish: WaitingWish, price: string, until: string) => ({
    subject: `Termín se uvolnil: ${wish.place}`,
    paragraphs: [
      greeting,
      `termín, na který čekáte, se uvolnil a${NBSP}jste na řadě. Držíme ho pro vás do ${until}. Na stránce nabídky ho vezměte, nebo pusťte dalšímu.`,
      details(wish, `Cena: ${price}`),
      `Bez odpovědi termín dostane další v${NBSP}pořadí. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
    ],
  }),
  answer: 'Vzít, nebo pustit',
  passed: (wish: WaitingWish, by: ClosedBy) => ({
    subject: `Nabídka termínu skončila: ${wish.place}`,
    paragraphs: [greeting, passed[by], details(wish)],
  }),
  left: (wish: WaitingWish, by: ClosedBy) => ({
    subject: `Na termín už nečekáte: ${wish.place}`,
    paragraphs: [greeting, left[by], details(wish), 'Zápis za 30 dní smažeme.'],
  }),
} as const;

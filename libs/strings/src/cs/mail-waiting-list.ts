import { NBSP } from '../format.ts';
import { toMailDetails, type MailDetails } from './mail-details.ts';

/** The slot a person waits for, formatted. */
export type WaitedSlot = { place: string; slot: string; guests: string };
type ClosedBy = 'guest' | 'host' | 'time';

const formatSlotDetails = ({ place, slot, guests }: WaitedSlot, price?: string): MailDetails =>
  toMailDetails([
    ['Prostor', place],
    ['Termín', slot],
    ['Počet hostů', guests],
    ['Cena', price],
  ]);

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
  confirm: (slot: WaitedSlot) => ({
    subject: `Potvrďte čekání na termín: ${slot.place}`,
    paragraphs: [
      `někdo, nejspíš vy, chce vědět, až se uvolní tento termín. Až to potvrdíte, zařadíme vás do pořadí.`,
      formatSlotDetails(slot),
      'Když jste to nebyli vy, nemusíte dělat nic. Zápis za dva dny smažeme.',
    ],
  }),
  confirmAction: 'Potvrdit čekání',
  offer: (slot: WaitedSlot, price: string, until: string) => ({
    subject: `Termín se uvolnil: ${slot.place}`,
    paragraphs: [
      `termín, na který čekáte, se uvolnil a${NBSP}jste na řadě. Držíme ho pro vás do ${until}. Na stránce nabídky ho vezměte, nebo pusťte dalšímu.`,
      formatSlotDetails(slot, price),
      `Bez odpovědi termín dostane další v${NBSP}pořadí. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
    ],
  }),
  answer: 'Vzít, nebo pustit',
  passed: (slot: WaitedSlot, by: ClosedBy) => ({
    subject: `Nabídka termínu skončila: ${slot.place}`,
    paragraphs: [passed[by], formatSlotDetails(slot)],
  }),
  public: (slot: WaitedSlot) => ({
    subject: `Termín je volný pro všechny: ${slot.place}`,
    paragraphs: [
      `termín, na který čekáte, už tři lidé před vámi nevzali. Nikomu ho proto nedržíme: rezervovat ho může kdokoli, tedy i${NBSP}vy. Kdo dřív přijde, ten ho má.`,
      formatSlotDetails(slot),
    ],
  }),
  book: 'Zobrazit prostor',
  left: (slot: WaitedSlot, by: ClosedBy) => ({
    subject: `Na termín už nečekáte: ${slot.place}`,
    paragraphs: [left[by], formatSlotDetails(slot), 'Zápis za 30 dní smažeme.'],
  }),
} as const;

import { formatCount, formatDateTime } from '../format.ts';

/** Texts about an own entry in the dialog of a reservation. */
export const ownReservation = {
  title: 'Název akce',
  staffNote: 'Poznámka pro obsluhu',
  save: 'Uložit',
  saving: 'Ukládá se…',
  textsSaved: 'Název a poznámka jsou uložené.',
  optionUntil: 'Opce platí do',
  prolong: '+3 dny',
  prolonged: (until: string): string => `Opce platí do ${formatDateTime(until)}`,
  sendSms: 'Poslat SMS',
  smsText: (url: string): string => `Vaše rezervace: ${url}`,
  group: 'Spolu s těmito prostory',
  cancelled: 'zrušeno',
  more: (count: number): string =>
    `a další ${formatCount(count, { one: 'rezervace', few: 'rezervace', many: 'rezervace', other: 'rezervací' })}`,
  createdBy: 'Zapsal',
  release: 'Uvolnit',
  releaseTitle: 'Uvolnit opci?',
  releaseText: 'Termín bude zase volný. Vrátit to zpět nejde.',
  releaseMailedText: 'Termín bude zase volný a důvod pošleme hostovi e-mailem. Vrátit to zpět nejde.',
  cancelText: 'Termín se uvolní. Host nemá e-mail, dejte mu prosím vědět. Vrátit to zpět nejde.',
};

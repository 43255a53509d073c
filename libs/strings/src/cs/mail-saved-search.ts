import { formatCount, formatCzk, formatNumber, plainSpaces, plural, type PluralForms } from '../format.ts';
import { ui } from './ui.ts';

const NEW: PluralForms = {
  one: 'nový prostor',
  few: 'nové prostory',
  many: 'nového prostoru',
  other: 'nových prostorů',
};

/** Mails about saved searches. */
export const savedSearchMail = {
  confirm: (name: string) => ({
    subject: 'Potvrďte hlídání nových prostorů',
    paragraphs: [
      `někdo, nejspíš vy, si na tento e-mail uložil hledání „${name}“. Až ho potvrdíte, budeme vám psát o nových prostorech.`,
      'Když jste to nebyli vy, nemusíte dělat nic. Hledání za dva dny smažeme.',
    ],
  }),
  confirmAction: 'Potvrdit hlídání',
  alert: (name: string, count: number, more: number) => ({
    subject: plainSpaces(`${name}: ${formatCount(count, NEW)}`),
    paragraphs: [
      `hledání „${name}“ má ${formatCount(count, NEW)}.`,
      ...(more > 0
        ? [
            `Prvních deset je v tomto e-mailu, ` +
              `${plural(more, {
                one: 'další jeden najdete',
                few: `další ${formatNumber(more)} najdete`,
                other: `dalších ${formatNumber(more)} najdete`,
              })} na webu.`,
          ]
        : []),
    ],
  }),
  showAll: 'Zobrazit celé hledání',
  price: (czk: number | null): string => (czk === null ? ui.priceByAgreement : ui.from(formatCzk(czk))),
  samples: {
    name: 'Prostory na svatbu v Brně',
    spaces: [
      {
        space_name: 'Sál U Zlatého lva',
        building_name: 'Palác Mansfeld',
        city: 'Brno',
        capacity: 120,
        area_size: 210,
        price_from: 1900,
      },
      {
        space_name: '',
        building_name: 'Stodola Na Kopci',
        city: 'Brno',
        capacity: 80,
        area_size: null,
        price_from: null,
      },
    ],
  },
} as const;

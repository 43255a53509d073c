import { NBSP, bindSpaces, formatCzk, formatDate, plural } from '../format.ts';

/** Texts around the editable content pages. */
export const content = {
  home: 'Úvod',
  contents: 'Obsah stránky',
  questions: 'Časté otázky',

  statistics: {
    label: 'Katalog v číslech',
    spaces: (count: number): string =>
      plural(count, {
        one: 'zveřejněný prostor',
        few: 'zveřejněné prostory',
        many: 'zveřejněného prostoru',
        other: 'zveřejněných prostorů',
      }),
    towns: (count: number): string =>
      plural(count, { one: 'obec', few: 'obce', many: 'obce', other: 'obcí' }),
    regions: (count: number): string =>
      plural(count, { one: 'kraj', few: 'kraje', many: 'kraje', other: 'krajů' }),
    purposes: (count: number): string =>
      plural(count, { one: 'příležitost', few: 'příležitosti', many: 'příležitosti', other: 'příležitostí' }),
  },
  showcase: bindSpaces('Z katalogu'),
  place: (name: string, city: string): string => `${name}, ${city}`,

  next: {
    owner: {
      title: 'Máte prostor, který má hosty zajímat?',
      text: bindSpaces('Založení účtu je zdarma, prvních 30 dní máte členství na zkoušku.'),
      register: 'Přidat prostor',
      membership: 'Moje členství',
    },
    guest: {
      title: 'Hledáte místo pro svou akci?',
      text: bindSpaces('Popište, co chystáte. Majitelé vhodných prostorů se ozvou sami.'),
      action: 'Poslat poptávku',
      catalog: 'Projít katalog',
    },
  },

  plans: {
    title: 'Tarify',
    caption: 'Co který tarif obsahuje',
    monthly: (czkPerYear: number): string => `to je ${formatCzk(Math.round(czkPerYear / 12))} měsíčně`,
    note: bindSpaces(
      'Ceny jsou za rok a konečné, případná DPH je v nich už započtená. Platí se předem podle zálohové faktury a tarif začne platit, jakmile platbu přijmeme.',
    ),
    failed: bindSpaces('Tarify se teď nepodařilo načíst. Zkuste prosím stránku otevřít za chvíli.'),
  },

  terms: {
    validFrom: (day: string): string => `Platné od${NBSP}${formatDate(day)}`,
    wasValidFrom: (day: string): string => `Znění platné od${NBSP}${formatDate(day)}, dnes už platí novější.`,
    willBeValidFrom: (day: string): string => `Znění, které začne platit ${formatDate(day)}.`,
    toCurrent: 'Přejít na platné znění',
    print: 'Vytisknout',
    versions: 'Všechna znění',
    from: (day: string): string => `Od${NBSP}${formatDate(day)}`,
    states: { current: 'platné', upcoming: 'připravované', past: 'dřívější' },
    upcoming: (day: string): string => `Od${NBSP}${formatDate(day)} začne platit nové znění.`,
    upcomingLink: 'Přečíst nové znění',
    shown: 'právě čtete',
  },
} as const;

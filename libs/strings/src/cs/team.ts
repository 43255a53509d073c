import type { MemberRole } from '@prostora/contracts';
import { NBSP, formatCount, formatDate, formatDateTime, type PluralForms } from '../format.ts';

const people: PluralForms = { one: 'člověk', few: 'lidé', many: 'člověka', other: 'lidí' };
const invitations: PluralForms = { one: 'pozvánka', few: 'pozvánky', many: 'pozvánky', other: 'pozvánek' };

const roles = {
  majitel: 'Majitel',
  spravce: 'Správce',
  ucetni: 'Účetní',
  domovnik: 'Domovník',
} satisfies Record<MemberRole, string>;

const NAMED_SPACES = 8;
const spaceList = new Intl.ListFormat('cs', { type: 'conjunction' });

/** „Prostory: Malý sál (Střelnice) a Velký sál (Střelnice).“ */
function describeSpaces(names: readonly string[] | null): string {
  if (names === null) return 'Prostory: všechny, i budoucí.';
  if (names.length === 0) return 'Prostory, kterých se pozvánka týkala, mezitím zanikly.';
  const rest = names.length - NAMED_SPACES;
  const shown = rest > 1 ? [...names.slice(0, NAMED_SPACES), `další (${rest})`] : names;
  return `${names.length === 1 ? 'Prostor' : 'Prostory'}: ${spaceList.format(shown)}.`;
}

/** Role of the invited person and the spaces concerned; null for all. */
const describeGrant = (role: MemberRole, spaces: readonly string[] | null): string =>
  `Vaše role: ${roles[role]}. ${describeSpaces(spaces)}`;

/** Texts of the page of the team, of the acceptance of an invitation and of the choice of a customer. */
export const team = {
  title: 'Tým',
  /** „5 lidí a 1 pozvánka.“ */
  lead: (members: number, open: number): string =>
    `${[formatCount(members, people), ...(open > 0 ? [formatCount(open, invitations)] : [])].join(' a ')}. Každý má svoje přihlášení, nikdo nesdílí heslo.`,
  invite: 'Pozvat do týmu',
  columns: { member: 'Člen', role: 'Role', spaces: 'Prostory', seen: 'Naposledy', actions: 'Akce' },
  roles,
  roleOf: (name: string): string => `Role: ${name}`,
  me: 'vy',
  now: 'teď',
  neverSeen: 'zatím ne',
  seenAt: (at: string): string => formatDateTime(at),
  allSpaces: (count: number): string => `všech${NBSP}${count}`,
  missingSpace: 'smazaný prostor',
  more: (name: string): string => `Další: ${name}`,
  chooseSpaces: 'Vybrat prostory',
  remove: 'Odebrat z týmu',
  leave: 'Odejít z týmu',
  removeTitle: (name: string): string => `Odebrat z${NBSP}týmu: ${name}?`,
  removeText: 'Přístup skončí hned. Zápisy v rezervacích zůstanou.',
  removeYes: 'Odebrat',
  cancel: 'Zpět',
  removed: (name: string): string => `${name} už v týmu není.`,
  saved: (name: string, role: string): string => `${name}: ${role}`,
  undo: 'Vrátit',
  invitedAt: (at: string): string => `pozvánka poslána ${formatDateTime(at)}`,
  validUntil: (at: string): string => `platí do ${formatDate(at)}`,
  expired: 'pozvánka vypršela',
  copyLink: 'Zkopírovat odkaz pozvánky',
  resend: 'Poslat znovu',
  withdraw: 'Zrušit pozvánku',
  withdrawn: 'Pozvánka je zrušená.',
  copied: 'Odkaz je zkopírovaný.',
  copyFailed: 'Odkaz se nepodařilo zkopírovat.',
  dialog: {
    title: 'Pozvat do týmu',
    email: 'E-mail',
    role: 'Role',
    spaces: 'Prostory',
    all: 'Všechny prostory, i budoucí',
    some: 'Jen vybrané',
    send: 'Poslat pozvánku',
    sending: 'Odesílá se…',
    save: 'Uložit',
    nothing: 'Vyberte aspoň jeden prostor.',
    sent: (email: string): string => `Pozvánka odešla na ${email}.`,
    spacesTitle: (name: string): string => `Prostory: ${name}`,
  },
  rights: {
    title: 'Co kdo smí',
    note: 'co člen nevidí, nejde ani hledat, řadit a stáhnout',
    yes: 'ano',
    no: 'ne',
    ownSpaces: 'své prostory',
    switch: 'Role, jejíž práva se zobrazí',
    groups: [
      {
        title: 'Kalendář a rezervace',
        rows: [
          { label: 'Vidět termín, prostor a jméno', permission: 'view' },
          { label: 'Vidět telefon a poznámku pro obsluhu', permission: 'phone' },
          { label: 'Odškrtnout akci jako vyřízenou', permission: 'handle' },
          { label: 'Vidět e-mail a cenu', permission: 'price' },
          { label: 'Zapsat, potvrdit, přesunout, zrušit', permission: 'write' },
          { label: 'Odpovídat na poptávky a zprávy', permission: 'inquiries' },
        ],
      },
      {
        title: 'Peníze',
        rows: [
          { label: 'Ceník: měnit a zveřejnit', permission: 'write' },
          { label: 'Statistiky a stažení CSV', permission: 'statistics' },
        ],
      },
      {
        title: 'Dům',
        rows: [
          { label: 'Prostory, fotky, hodiny', permission: 'write' },
          { label: 'Tým, tarif, smazání prostoru, zrušení účtu', permission: 'team' },
        ],
      },
    ],
  },
  switcher: 'Přepnout firmu',
  switchTo: (name: string): string => `Přejít na účet ${name}`,
  invitation: {
    title: 'Pozvánka do týmu',
    description: 'Přijetí pozvánky do týmu majitele prostorů.',
    lead: (customer: string): string => `${customer} vás zve do týmu.`,
    grant: describeGrant,
    forEmail: (email: string): string => `Pozvánka je pro ${email}.`,
    name: 'Jméno a příjmení',
    password: 'Heslo',
    passwordConfirm: 'Heslo znovu',
    terms: 'Souhlasím s obchodními podmínkami',
    accept: 'Přijmout pozvánku',
    hasAccount: 'K této adrese už účet máte. Přihlaste se a pozvánku přijměte.',
    logIn: 'Přihlásit se',
    otherAccount: (email: string): string =>
      `Jste přihlášeni jako ${email}. Přihlaste se účtem pozvané adresy.`,
    logOut: 'Odhlásit se',
    expired: 'Odkaz už neplatí. Požádejte o novou pozvánku toho, kdo vás zval.',
    noToken: 'V odkazu chybí část s klíčem. Otevřete ho prosím celý.',
  },
} as const;

import { NBSP, formatDate } from '../format.ts';
import { adminAudit } from './admin-audit.ts';
import { mailTemplateName } from './mail-templates.ts';

type Entry = { kind: string; action: string; state: string | null };

const cancellationTexts: Readonly<Record<string, string>> = {
  guest: 'Rezervaci zrušil host',
  owner: 'Rezervaci zrušil majitel',
  operator: 'Rezervaci zrušil správce',
  system: 'Žádost zanikla bez odpovědi',
};
const answerTexts: Readonly<Record<string, string>> = {
  declined: 'Majitel poptávku odmítl',
  offered: 'Majitel poslal nabídku',
  chosen: 'Nabídka majitele byla vybrána',
  passed: 'Majitel odpověděl, vybrán byl jiný',
};
const closingTexts: Readonly<Record<string, string>> = {
  chosen: 'Odesílatel vybral nabídku',
  withdrawn: 'Odesílatel poptávku uzavřel',
  expired: 'Poptávka vypršela',
  operator: 'Poptávku uzavřel správce',
  spam: 'Správce označil zprávu jako spam',
};
const mailStatusTexts: Readonly<Record<string, string>> = {
  waiting: 'čeká na odeslání',
  sent: 'odesláno',
  failed: 'neodesláno',
};
const orderTexts: Readonly<Record<string, string>> = {
  placed: 'Objednávka členství',
  paid: 'Objednávka zaplacena',
  cancelled: 'Objednávka zrušena',
};

/** Titles of timeline entries. */
const titles: Readonly<Record<string, (entry: Entry) => string>> = {
  audit: ({ action }) => adminAudit.action(action),
  mail: ({ action }) => `E-mail: ${mailTemplateName(action)}`,
  reservation: ({ action, state }) => {
    if (action === 'cancelled') return cancellationTexts[state ?? ''] ?? 'Rezervace zrušena';
    if (action === 'confirmed') return 'Rezervace potvrzena';
    return state === 'instant' ? 'Nová rezervace, hned potvrzená' : 'Nová rezervace';
  },
  inquiry: ({ action, state }) => {
    if (action === 'answered') return answerTexts[state ?? ''] ?? 'Majitel odpověděl';
    if (action === 'closed') return closingTexts[state ?? ''] ?? 'Poptávka uzavřena';
    return state === 'contact' ? 'Nová zpráva' : 'Nová poptávka';
  },
  order: ({ action, state }) => [orderTexts[action] ?? action, state].filter(Boolean).join(': '),
};

/** Texts of record timelines in the console. */
export const adminTimeline = {
  title: 'Průběh',
  filter: 'Druh záznamů',
  all: 'Vše',
  kinds: {
    audit: 'Akce',
    mail: 'E-maily',
    reservation: 'Rezervace',
    inquiry: 'Poptávky',
    order: 'Objednávky',
  },
  loading: 'Načítá se průběh…',
  empty: 'Zatím se tu nic nestalo.',
  emptyKind: 'Takový záznam tu není.',
  older: 'Načíst starší',
  entry: (entry: Entry): string => titles[entry.kind]?.(entry) ?? entry.action,
  mailState: (state: string | null): string => mailStatusTexts[state ?? ''] ?? '',
  mailTo: (address: string): string => `pro ${address}`,
  anonymized: 'osobní údaje odstraněny',
  open: {
    reservation: 'Otevřít rezervaci',
    inquiry: 'Otevřít poptávku',
    space: 'Otevřít prostor',
    user: 'Otevřít uživatele',
    customer: 'Otevřít zákazníka',
  },
  today: (date: string): string => `Dnes, ${date}`,
  yesterday: (date: string): string => `Včera, ${date}`,
  day: (day: string): string => formatDate(`${day}T12:00:00Z`),
  number: (id: number): string => `č.${NBSP}${id}`,
} as const;

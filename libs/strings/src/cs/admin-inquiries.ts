import {
  bindSpaces,
  formatApiTime,
  formatCount,
  formatCzk,
  formatDate,
  formatDateTime,
  NBSP,
} from '../format.ts';
import { GUESTS } from './counts.ts';

const INQUIRIES = { one: 'poptávka', few: 'poptávky', other: 'poptávek' };
const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const OFFERS = { one: 'nabídka', few: 'nabídky', other: 'nabídek' };

const ANYTIME = 'kdykoli';

/** Texts of inquiries in the console. */
export const adminInquiries = {
  title: 'Poptávky',
  subtitle: (total: number) => formatCount(total, INQUIRIES),
  back: 'Všechny poptávky',
  searchLabel: 'Hledat v poptávkách',
  search: 'Jméno, e-mail nebo text',
  tabs: 'Stav poptávky',
  all: 'Všechny',
  open: 'Otevřené',
  closed: 'Uzavřené',
  unanswered: bindSpaces('Bez odpovědi déle než den'),
  kind: 'Druh',
  anyKind: 'Poptávky i zprávy',
  kinds: { demand: 'Poptávka', contact: 'Zpráva prostoru' },
  columns: {
    sender: 'Kdo',
    needs: 'Co hledá',
    term: 'Termín',
    state: 'Stav',
    answers: 'Prostory a nabídky',
    created: 'Odesláno',
  },
  answers: (recipients: number, offers: number) =>
    recipients === 0
      ? 'zatím nikomu'
      : `${formatCount(recipients, SPACES)}, ${offers === 0 ? `žádná${NBSP}nabídka` : formatCount(offers, OFFERS)}`,
  people: (count: number) => formatCount(count, GUESTS),
  span: (from: string | null, to: string | null) =>
    from === null
      ? ANYTIME
      : to === null || to === from
        ? formatDate(from)
        : `${formatDate(from)} – ${formatDate(to)}`,
  hours: (from: string | null, to: string | null) =>
    from === null && to === null ? null : `${formatApiTime(from ?? '')}–${formatApiTime(to ?? '')}`,
  anytime: ANYTIME,
  anywhere: 'kdekoli',
  anything: 'bez určení',
  budget: (czk: number) => `do ${formatCzk(czk)}`,
  emptyText: 'Jakmile někdo pošle poptávku nebo napíše majiteli, najdete to tady.',
  emptyFilteredText: 'Zkuste jiný stav nebo kratší hledaný text.',

  detail: {
    notFoundTitle: 'Poptávka se nenašla',
    notFoundText: 'Možná je v adrese překlep.',
    demand: (id: number) => `Poptávka č.${NBSP}${String(id)}`,
    contact: (id: number) => `Zpráva č.${NBSP}${String(id)}`,
    needs: 'Zadání',
    sender: 'Odesílatel',
    text: 'Text',
    history: 'Historie',
    recipients: 'Oslovené prostory',
    noRecipients: 'Poptávka zatím nešla žádnému prostoru. Vyberte prosím, komu ji předat.',
    columns: { space: 'Prostor', owner: 'Majitel', state: 'Stav', offer: 'Nabídka', sent: 'Odesláno' },
    answered: (at: string) => `odpověď ${formatDateTime(at)}`,
    handled: (at: string) => `vyřízeno ${formatDateTime(at)}`,
    offerText: (price: number | null) => (price === null ? 'cena dohodou' : formatCzk(price)),
    declined: (reason: string) => `Důvod: ${reason}`,
    notYet: 'zatím ne',
    purpose: 'Účel',
    place: 'Místo',
    term: 'Termín',
    time: 'Čas',
    guests: 'Počet lidí',
    budget: 'Rozpočet',
    attributes: 'Musí mít',
    created: 'Odesláno',
    expires: 'Platí do',
    closedNote: 'Poznámka k uzavření',
    name: 'Jméno',
    email: 'E-mail',
    phone: 'Telefon',
  },

  edit: 'Upravit',
  save: 'Uložit',
  form: {
    title: 'Upravit poptávku',
    hint: 'Oslovení majitelé uvidí upravené zadání hned.',
    saved: 'Poptávka je uložená.',
    purpose: 'Účel',
    noPurpose: 'Něco jiného',
    purposeText: 'Účel vlastními slovy',
    place: 'Místo',
    anywhere: 'Kdekoli',
    dateFrom: 'Od',
    dateTo: 'Do',
    datePlaceholder: 'Vyberte den',
    guests: 'Počet lidí',
    budget: 'Rozpočet v Kč',
    attributes: 'Musí mít',
    text: 'Co je důležité',
  },
  forward: {
    action: 'Předat prostorům',
    title: 'Předat poptávku',
    hint: 'Vybraným majitelům přijde e-mail a poptávku najdou ve svých poptávkách. Kontakt na odesílatele uvidí, až pošlou nabídku.',
    spaces: 'Prostory',
    placeholder: 'Hledejte podle názvu nebo místa',
    nothing: 'Nic takového jsme nenašli',
    matching: 'Vyhovují zadání',
    found: 'Nalezené',
    submit: 'Předat',
    done: 'Poptávka je předaná.',
  },
  moderation: {
    spam: 'Spam',
    spamTitle: 'Označit jako spam',
    spamText:
      'Zpráva se uzavře, majitelé se to dozvědí a kontakt už neuvidí. Odesílateli nic nepřijde. Co z odesílatele zablokovat, aby se jeho další zprávy k majitelům nedostaly:',
    reason: 'Důvod, uvidí ho jen správci (nepovinné)',
    block: { email: 'e-mailovou adresu', domain: 'celou doménu', sender: 'síť a prohlížeč (na 90 dní)' },
    closeTitle: 'Uzavřít zprávu',
    closeText: 'Zpráva přestane čekat na odpověď. Nikomu nic nepošleme.',
    release: 'Uvolnit',
    releaseTitle: 'Uvolnit zprávu',
    releaseText:
      'Zpráva se vrátí majitelům; komu ještě nepřišla, tomu teď přijde. Zablokování odesílatele trvá dál.',
    done: {
      spam: 'Označeno jako spam.',
      close: 'Zpráva je uzavřená.',
      release: 'Zpráva je uvolněná.',
    },
    bulkCloseTitle: (count: number) => `Uzavřít: ${String(count)}`,
    bulkCloseText: 'Přestanou čekat na odpověď. U poptávek se to dozvědí majitelé i odesílatelé.',
    closeDone: (count: number) => `Uzavřeno: ${String(count)}`,
    bulkSpamTitle: (count: number) => `Označit jako spam: ${String(count)}`,
    bulkSpamText:
      'Uzavřou se, majitelé se to dozvědí a adresy odesílatelů se zablokují. Odesílatelům nic nepřijde.',
    spamDone: (count: number) => `Spam: ${String(count)}`,
  },
  moderationFilter: 'Kontrola zpráv',
  anyModeration: 'Všechny zprávy',
  moderations: { held: 'Zadržené', spam: 'Spam', released: 'Uvolněné' },
  close: {
    action: 'Uzavřít',
    title: (id: number) => `Uzavřít poptávku č.${NBSP}${String(id)}`,
    text: 'Oslovení majitelé i odesílatel se dozvědí, že je poptávka uzavřená, a nabídky už poslat nepůjde.',
    hint: 'Poznámku uvidí odesílatel i oslovení majitelé.',
    confirm: 'Uzavřít poptávku',
    done: 'Poptávka je uzavřená.',
  },
} as const;

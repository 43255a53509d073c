import { conjugate } from '../counted.ts';
import { NBSP, formatCount, formatCzk, formatDate, formatNumber } from '../format.ts';

const RESERVATIONS = { one: 'rezervace', few: 'rezervace', other: 'rezervací' };

const PHOTOS = { one: 'fotka', few: 'fotky', other: 'fotek' };
const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const CHANGES = { one: 'změněný údaj', few: 'změněné údaje', other: 'změněných údajů' };

/** Texts of the review of published spaces and of the history of a space. */
export const adminSpaces = {
  toApprove: 'Ke schválení',
  changed: 'Upravené po schválení',
  changedSubtitle: (total: number) =>
    total === 0
      ? 'nic nečeká na kontrolu'
      : `na kontrolu ${conjugate(total, 'čeká', 'čekají')} ${formatNumber(total)}`,
  changedLead:
    'Majitel upravil zveřejněný prostor. Změna už je na webu, tady vidíte, co bylo předtím a co je teď.',
  listLabel: 'Prostory upravené po schválení',
  changedAt: (moment: string) => `upraveno ${moment}`,
  changes: (count: number) => formatCount(count, CHANGES),
  close: 'Zkontrolováno',
  closeLabel: (name: string) => `Zkontrolováno: ${name}`,
  closed: (name: string) => `Zkontrolováno: ${name}`,
  open: 'Otevřít prostor',
  openLabel: (name: string) => `Otevřít prostor ${name}`,
  unpublish: 'Stáhnout z katalogu',
  unpublishLabel: (name: string) => `Stáhnout z katalogu: ${name}`,
  disable: 'Zakázat',
  disableLabel: (name: string) => `Zakázat: ${name}`,
  emptyTitle: 'Všechny úpravy jsou zkontrolované',
  emptyText: 'Až majitel upraví zveřejněný prostor, uvidíte tady, co změnil.',
  loading: 'Načítají se úpravy…',
  pages: 'Stránky úprav',
  previous: 'Předchozí stránka',
  next: 'Další stránka',
  page: (page: number, pages: number) => `Stránka ${formatNumber(page)} z${NBSP}${formatNumber(pages)}`,
  photos: (count: number) => formatCount(count, PHOTOS),
  photosChanged: (added: number, removed: number) =>
    [added > 0 && `přidáno ${formatNumber(added)}`, removed > 0 && `odebráno ${formatNumber(removed)}`]
      .filter(Boolean)
      .join(', ') || 'změněné pořadí',
  altsChanged: 'upravené popisy fotek',
  editOnWeb: 'Upravit na webu',
  owner: 'Majitel',
  ownerFilter: (name: string) => `Majitel: ${name}`,
  ownerUnknown: (id: number) => `Majitel č.${NBSP}${formatNumber(id)}`,
  clearOwner: 'Zrušit filtr majitele',
  tagUnknown: (id: number) => `Číselník č.${NBSP}${formatNumber(id)}`,
  clearTag: 'Zrušit tento filtr',
  bulk: {
    unpublish: {
      title: (count: number) => `Stáhnout z webu: ${formatCount(count, SPACES)}`,
      text: 'Zmizí z katalogu a budou z nich koncepty. Zveřejnit je půjde znovu po schválení.',
      done: (count: number) => `Staženo z webu: ${formatCount(count, SPACES)}`,
    },
    disable: {
      title: (count: number) => `Zakázat: ${formatCount(count, SPACES)}`,
      text: 'Zmizí z webu a majitelé je nebudou moci odeslat ke schválení, dokud je nepovolíte. Důvod bude u všech stejný.',
      done: (count: number) => `Zakázáno: ${formatCount(count, SPACES)}`,
      confirm: 'Zakázat prostory',
    },
    delete: {
      title: (count: number) => `Smazat: ${formatCount(count, SPACES)}`,
      text: 'Zmizí z webu i majitelům. Když smazání vrátíte zpět, obnoví se jako koncepty.',
      done: (count: number) => `Smazáno: ${formatCount(count, SPACES)}`,
      confirm: 'Smazat prostory',
    },
  },

  detail: {
    open: 'Podrobnosti',
    back: 'Seznam prostorů',
    notFoundTitle: 'Prostor se nenašel',
    notFoundText: 'Možná je v adrese překlep.',
    noName: 'Prostor bez názvu',
    publicPage: 'Otevřít na webu',
    state: 'Stav',
    status: 'Stav',
    reason: 'Důvod',
    created: 'Přidáno',
    submitted: 'Odesláno ke schválení',
    published: 'Publikováno',
    paused: 'Pozastaveno',
    updated: 'Upraveno',
    recommended: 'Doporučujeme',
    recommendedHint: 'Doporučené prostory stojí v katalogu výš a mají štítek Doporučujeme.',
    recommendedOn: (name: string) => `Doporučujeme: ${name}`,
    recommendedOff: (name: string) => `Už nedoporučujeme: ${name}`,
    completeness: 'Úplnost',
    percent: (value: number) => `${value}${NBSP}%`,
    completenessLabel: (value: number) => `Vyplněno ${value}${NBSP}% toho, co dobrá nabídka má`,
    missing: 'Chybí ke zveřejnění',
    suggestions: 'Ještě by pomohlo',
    complete: 'Nic nechybí.',
    owner: 'Majitel',
    customer: 'Zákazník',
    account: 'Účet',
    blocked: 'zablokovaný účet',
    plan: 'Tarif',
    planValue: (name: string, isTrial: boolean, ends: string) =>
      `${name}${isTrial ? ' (zkušební)' : ''} do ${formatDate(ends)}`,
    noPlan: 'bez tarifu',
    use: 'Provoz',
    views: `Zobrazení za 30${NBSP}dní`,
    reservations: 'Rezervace',
    reservationsValue: (all: number, upcoming: number) =>
      all === 0
        ? 'žádná'
        : `${formatCount(all, RESERVATIONS)}, z${NBSP}toho budoucí ${formatNumber(upcoming)}`,
    pending: 'Čeká na odpověď',
    value: 'Hodnota potvrzených',
    valueOf: formatCzk,
    inquiries: 'Poptávky a zprávy',
    inquiriesValue: (all: number, open: number) =>
      all === 0 ? 'žádná' : `${formatNumber(all)}, otevřené ${formatNumber(open)}`,
    calendars: 'Připojené kalendáře',
    calendarsValue: (all: number, failing: number) =>
      all === 0
        ? 'žádný'
        : `${formatNumber(all)}${failing > 0 ? `, nečitelné ${formatNumber(failing)}` : ''}`,
    exported: 'Odkaz pro kalendáře',
    on: 'zapnutý',
    off: 'vypnutý',
    showReservations: 'Zobrazit rezervace',
    showCalendar: 'Otevřít v kalendáři',
  },
} as const;

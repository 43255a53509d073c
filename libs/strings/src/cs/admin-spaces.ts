import { NBSP, counted, formatNumber } from '../format.ts';

const PHOTOS = { one: 'fotka', few: 'fotky', other: 'fotek' };
const CHANGES = { one: 'změněný údaj', few: 'změněné údaje', other: 'změněných údajů' };

/** Texts of the review centre: what owners changed of published spaces, and the history of a space. */
export const adminSpaces = {
  toApprove: 'Ke schválení',
  changed: 'Upravené po schválení',
  changedSubtitle: (total: number) => (total === 0 ? 'nic nečeká na kontrolu' : `na kontrolu čeká ${formatNumber(total)}`),
  changedLead: 'Majitel upravil zveřejněný prostor. Změna už je na webu, tady vidíte, co bylo předtím a co je teď.',
  listLabel: 'Prostory upravené po schválení',
  changedAt: (moment: string) => `upraveno ${moment}`,
  changes: (count: number) => counted(count, CHANGES),
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
  photos: (count: number) => counted(count, PHOTOS),
  photosChanged: (added: number, removed: number) =>
    [added > 0 && `přidáno ${formatNumber(added)}`, removed > 0 && `odebráno ${formatNumber(removed)}`].filter(Boolean).join(', ') || 'změněné pořadí',
  altsChanged: 'upravené popisy fotek',
  editOnWeb: 'Upravit na webu',
  owner: 'Majitel',
  ownerFilter: (name: string) => `Majitel: ${name}`,
  ownerUnknown: (id: number) => `Majitel č.${NBSP}${formatNumber(id)}`,
  clearOwner: 'Zrušit filtr majitele',
} as const;

import { bindSpaces } from '../format.ts';

/** Texts of redirects in the console. */
export const adminRedirects = {
  title: 'Přesměrování',
  subtitle: bindSpaces('Kam vedou adresy, které už neplatí'),
  add: 'Nové přesměrování',
  columns: { from: 'Stará adresa', to: 'Kam vede', kind: 'Původ', created: 'Od', actions: 'Akce' },
  kinds: { manual: 'Ruční', renamed: 'Po přejmenování', gone: 'Trvale pryč' },
  kindFilter: 'Druh přesměrování',
  search: 'Hledat adresu',
  searchLabel: 'Hledat v adresách',
  gone: bindSpaces('Stránka je trvale pryč (410)'),
  emptyText: bindSpaces(
    'Přesměrování vznikají samy při přejmenování prostorů, budov a SEO adres. Další můžete přidat ručně.',
  ),
  emptyFilteredText: 'Takové adrese neodpovídá žádné přesměrování.',
  edit: 'Upravit',
  editLabel: (from: string): string => `Upravit přesměrování ${from}`,
  remove: 'Smazat',
  removeLabel: (from: string): string => `Smazat přesměrování ${from}`,
  removeTitle: (from: string): string => `Smazat přesměrování ${from}?`,
  removeText: bindSpaces('Kdo přijde na starou adresu, uvidí stránku 404.'),
  removed: (from: string): string => `Přesměrování ${from} je smazané.`,
  bulkRemove: 'Smazat',
  bulkTitle: (count: number): string => bindSpaces(`Smazat vybraná přesměrování (${count})?`),
  bulkRemoved: (count: number): string => bindSpaces(`Smazáno: ${count}`),
  open: (path: string): string => `Otevřít ${path}`,
  form: {
    addTitle: 'Nové přesměrování',
    editTitle: 'Upravit přesměrování',
    hint: bindSpaces('Přesměrování se uplatní na adrese, na které už žádná stránka není.'),
    from: 'Stará adresa',
    fromHint: bindSpaces('Cesta na tomto webu, např. /stara-stranka'),
    to: 'Kam vede',
    toHint: bindSpaces(
      'Cesta na tomto webu. Když zůstane prázdná, adresa odpoví, že stránka je trvale pryč (410).',
    ),
    submitAdd: 'Přidat',
    submitSave: 'Uložit',
    added: 'Přesměrování je přidané.',
    saved: 'Přesměrování je uložené.',
  },
  errors: {
    taken: 'Z této adresy už přesměrování vede',
    circle: 'Přesměrování by vedlo dokola',
  },
} as const;

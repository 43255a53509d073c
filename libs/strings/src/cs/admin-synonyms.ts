import { bindSpaces, formatCount } from '../format.ts';

const WORDS = { one: 'slovo', few: 'slova', other: 'slov' };

/** Texts of the synonyms of the search in the console. */
export const adminSynonyms = {
  title: 'Synonyma hledání',
  subtitle: (total: number): string => formatCount(total, WORDS),
  add: 'Přidat synonymum',
  searchLabel: 'Hledat v synonymech',
  search: bindSpaces('Slovo nebo co znamená'),
  kind: 'Druh',
  anyKind: 'Všechny druhy',
  kinds: { purpose: 'příležitost', attribute: 'vybavení', location: 'lokalita' },
  columns: { word: 'Slovo', item: 'Co znamená', kind: 'Druh', created: 'Od', actions: 'Akce' },
  emptyText: bindSpaces(
    'Slova, kterými návštěvníci říkají příležitostem, vybavení a místům, tu zatím nejsou.',
  ),
  emptyFilteredText: bindSpaces('Zkuste jiný druh nebo kratší hledaný text.'),
  editLabel: (word: string): string => `Upravit synonymum ${word}`,
  removeLabel: (word: string): string => `Smazat synonymum ${word}`,
  removeTitle: (word: string): string => `Smazat synonymum ${word}?`,
  removeText: bindSpaces('Hledání mu přestane rozumět.'),
  remove: 'Smazat',
  removed: (word: string): string => `Smazáno: ${word}`,
  form: {
    addTitle: 'Nové synonymum',
    editTitle: (word: string): string => `Upravit: ${word}`,
    hint: bindSpaces(
      'Slovo může znamenat víc věcí: na příležitost a vybavení se hledání zeptá, z lokalit stačí kterákoli.',
    ),
    word: bindSpaces('Slovo nebo spojení'),
    wordHint: bindSpaces('Na velikosti písmen, diakritice a koncovkách nezáleží. Může být i v jiném jazyce.'),
    kind: 'Druh',
    item: 'Co znamená',
    save: 'Uložit',
    added: (word: string): string => `Přidáno: ${word}`,
    saved: (word: string): string => `Uloženo: ${word}`,
  },
} as const;

import { bindSpaces, formatDate, formatNumber } from '../format.ts';

const kinds = { email: 'Adresa', domain: 'Doména', sender: 'Síť a prohlížeč' } as const;

/** Texts of blocked senders in the console. */
export const adminSenderBlocks = {
  title: 'Zablokovaní odesílatelé',
  subtitle: bindSpaces('Jejich zprávy a poptávky k majitelům nedojdou, zadrží se'),
  columns: {
    value: 'Odesílatel',
    kind: 'Druh',
    reason: 'Důvod',
    until: 'Platí do',
    hits: 'Zadrženo',
    actions: 'Akce',
  },
  kinds,
  kindFilter: 'Co je zablokované',
  anyKind: 'Všechno',
  /** The value of a network is not readable, and that of an erased person is gone. */
  hidden: { email: 'smazaná adresa', domain: 'smazaná doména', sender: 'neveřejný otisk' },
  /** „od 28. 11. 2026, Alena Šimková“; the account of the operator may be erased. */
  since: (at: string, by: string | null): string => [`od ${formatDate(at)}`, ...(by ? [by] : [])].join(', '),
  forever: 'bez konce',
  noReason: 'bez důvodu',
  hits: (count: number): string => formatNumber(count),
  lastHit: 'naposledy',
  neverHit: 'zatím nic',
  search: 'Celá adresa, doména nebo důvod',
  searchLabel: 'Hledat zablokovaného odesílatele',
  emptyText: bindSpaces(
    'Odesílatele zablokujete u zprávy nebo poptávky tlačítkem Spam. Tady se pak dá blokace zrušit.',
  ),
  emptyFilteredText: bindSpaces(
    'Takový odesílatel zablokovaný není. Adresu a doménu zadejte celou, jsou uložené zašifrovaně.',
  ),
  end: 'Odblokovat',
  endLabel: (name: string): string => `Odblokovat: ${name}`,
  endTitle: (name: string): string => `Odblokovat: ${name}?`,
  endText: bindSpaces(
    'Další zprávy odtud zase dojdou majitelům. Ty, které už jsou zadržené, uvolníte v Poptávkách.',
  ),
  ended: (name: string): string => `Odblokováno: ${name}`,
  bulkTitle: (count: number): string => bindSpaces(`Odblokovat vybrané odesílatele (${count})?`),
  bulkEnded: (count: number): string => bindSpaces(`Odblokováno: ${count}`),
  ofSender: 'Blokace odesílatele',
} as const;

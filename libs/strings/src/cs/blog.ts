import { NBSP, bindSpaces } from '../format.ts';

/** Texts of the public blog. */
export const blogTexts = {
  name: 'Blog',
  title: 'Blog',
  heading: 'Jak vybrat a připravit prostor',
  lead: bindSpaces('Praktické texty o výběru prostoru, přípravě akcí a domluvě s majiteli.'),
  headTitle: (category: string | null, page: number): string =>
    bindSpaces(
      `${category === null ? 'Blog o prostorech a akcích' : `${category} – blog`}${page > 1 ? ` – strana${NBSP}${page}` : ''}`,
    ),
  headDescription: (category: string | null, page: number): string =>
    bindSpaces(
      `${page > 1 ? `Strana${NBSP}${page}. ` : ''}${category === null ? '' : `${category}. `}Praktické ` +
        `texty o výběru prostoru, přípravě akcí a domluvě s majiteli.`,
    ),
  categories: 'Rubriky',
  all: 'Všechny články',
  ofTag: (tag: string): string => `Štítek: ${tag}`,
  minutes: (count: number): string => `${count}${NBSP}min čtení`,
  feed: 'RSS',
  empty: 'Zatím tu žádný článek není.',
  emptyAction: 'Všechny články',
  contents: 'V článku',
  tags: 'Štítky',
  related: 'Další čtení',
  previous: 'Starší článek',
  next: 'Novější článek',
  neighbours: 'Sousední články',
  share: 'Sdílet',
  preview: 'Náhled článku, který ještě nevyšel. Odkaz prosím sdílejte jen s tím, kdo ho má vidět.',
  notPublished: 'nevydaný',
} as const;

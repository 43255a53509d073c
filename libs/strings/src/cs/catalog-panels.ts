import { purposeGroups } from './taxonomy.ts';

/** Texts of the filter panels of the catalogue, which load when one is opened. */
export const catalogPanels = {
  purposeGroups,
  locationPanel: {
    filter: 'Kraj, město nebo část města',
    any: 'Kdekoli v Česku',
    popular: 'Nejvíc prostorů',
    regions: 'Kraje',
    expand: (name: string): string => `Rozbalit místa: ${name}`,
    none: 'Takové místo v nabídce není. Zkuste větší město nebo kraj.',
  },
  purposePanel: {
    any: 'Jakákoli příležitost',
    filter: 'Například svatba, školení, focení',
    none: 'Takovou příležitost v nabídce nemáme. Zkuste jiné slovo.',
  },
  attributesPanel: { all: (count: number): string => `Zobrazit všech ${count}`, fewer: 'Zobrazit méně' },
} as const;

import { formatCount, type PluralForms } from '../format.ts';
import { SPACES } from './counts.ts';
import { purposeGroups } from './taxonomy.ts';

const chosen: PluralForms = { one: 'vybraná', few: 'vybrané', many: 'vybrané', other: 'vybraných' };

/** Texts of the filter panels of the catalogue, which load when one is opened. */
export const catalogPanels = {
  purposeGroups,
  place: 'Místo',
  equipments: 'Vybavení',
  services: 'Služby',
  clearAll: 'Zrušit vše',
  clearChoice: 'Odebrat výběr',
  chosen: (count: number): string => formatCount(count, chosen),
  /** Label of the button that applies a panel; without a count while it is loading. */
  show: (count: number | null): string =>
    count === null ? 'Zobrazit prostory' : `Zobrazit ${formatCount(count, SPACES)}`,
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

import { NBSP, formatNumber } from '../format.ts';

const formatMetres = (metres: number): string => `${String(metres).replace('.', ',')}${NBSP}m`;

/** Texts of the plan on the page of a space. */
export const floorPlanTexts = {
  title: 'Půdorys',
  alt: 'Půdorys prostoru',
  open: 'Otevřít půdorys ve větší velikosti',
  metres: formatMetres,
  bar: (metres: number): string => `Měřítko: úsečka má ${formatMetres(metres)}`,
} as const;

/** Texts of the editor of the plan. */
export const floorPlanEditTexts = {
  note: 'Jeden obrázek s\u00a0rozložením prostoru. Stačí výkres, fotka požárního plánu nebo čistá skica.',
  add: 'Nahrát půdorys',
  replace: 'Vyměnit obrázek',
  hint: 'JPEG, PNG, WebP nebo AVIF, nejvýš 15\u00a0MB',
  uploading: 'Nahrává se',
  processing: 'Připravuje se',
  remove: 'Smazat půdorys',
  scaleTitle: 'Měřítko',
  scaleNote:
    'Posuňte konce úsečky na dvě místa, jejichž vzdálenost znáte, třeba na rohy stěny. Jdou posunout i\u00a0šipkami na klávesnici, se Shiftem po větších krocích.',
  from: 'Začátek úsečky',
  to: 'Konec úsečky',
  position: (x: number, y: number): string =>
    `${formatNumber(x)}\u00a0% zleva, ${formatNumber(y)}\u00a0% shora`,
  metres: 'Délka úsečky v\u00a0metrech',
  save: 'Uložit měřítko',
  saved: 'Měřítko je uložené.',
  clear: 'Odebrat měřítko',
  range: (min: number, max: number): string =>
    `Zadejte délku od ${formatMetres(min)} do ${formatMetres(max)}`,
  failed: {
    upload: 'Půdorys se nepodařilo nahrát.',
    scale: 'Měřítko se nepodařilo uložit.',
    remove: 'Půdorys se nepodařilo smazat.',
  },
} as const;

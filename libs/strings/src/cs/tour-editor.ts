import { NBSP, outOfPreposition } from '../format.ts';

/** Texts of the tour editor. */
export const tourEditTexts = {
  count: (used: number, limit: number): string =>
    `${used} ${outOfPreposition(limit)}${NBSP}${limit} panoramat`,
  note: 'Nahrajte panoramata z 360° fotoaparátu nebo z telefonu: obrázek dvakrát širší než vysoký (360 × 180 stupňů), alespoň 2 000 bodů široký. První je začátek prohlídky.',
  add: 'Přidat panorama',
  addHint: 'JPEG, PNG, WebP nebo AVIF, nejvýš 15\u00a0MB',
  full: (limit: number): string => `Prohlídka má všech ${limit} panoramat, víc jich mít nemůže.`,
  refusedLimit: (limit: number): string => `Víc než ${limit} panoramat prohlídka mít nemůže.`,
  list: 'Panoramata v pořadí prohlídky',
  name: 'Odkud je pohled',
  nameHint: 'Například Pódium nebo Galerie. Vidí ho hosté v prohlídce.',
  nameMax: 'Maximálně 80 znaků',
  saved: 'Název pohledu je uložený.',
  processing: 'Připravuje se',
  up: (name: string): string => `Posunout dřív: ${name}`,
  down: (name: string): string => `Posunout později: ${name}`,
  remove: (name: string): string => `Smazat panorama: ${name}`,
  confirm: 'Smazat panorama?',
  confirmYes: 'Smazat',
  confirmNo: 'Nechat',
  failed: {
    move: 'Pořadí se nepodařilo změnit.',
    title: 'Název se nepodařilo uložit.',
    remove: 'Panorama se nepodařilo smazat.',
  },
} as const;

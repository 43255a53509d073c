import { NBSP } from '../format.ts';

/** Texts of panorama tours. */
export const panoramaTexts = {
  title: '3D prohlídka',
  lead: (count: number): string =>
    count > 1
      ? `Rozhlédněte se na všechny strany a přecházejte mezi pohledy.`
      : `Rozhlédněte se na všechny strany.`,
  start: 'Spustit prohlídku',
  flat: 'Otevřít jako obrázek',
  loading: 'Načítá se prohlídka…',
  failed: 'Prohlídku se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  still: (title: string): string => `Náhled prohlídky: ${title}`,
  viewer: (title: string): string => `Prohlídka: ${title}`,
  keys: 'Šipkami se rozhlížíte, klávesami plus a minus přibližujete, klávesou Home se vrátíte na začátek.',
  scenes: 'Pohledy',
  scene: (title: string, number: number): string => title || `Pohled${NBSP}${number}`,
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  left: 'Otočit doleva',
  right: 'Otočit doprava',
  fullscreen: 'Na celou obrazovku',
  leaveFullscreen: 'Ukončit celou obrazovku',
  noWebgl: `Váš prohlížeč prostorové zobrazení neumí, proto vidíte celé panorama jako obrázek. Posouvejte ho do stran.`,
  twoFingers: 'Otáčejte dvěma prsty',
  ctrlZoom: `Přibližujte kolečkem myši se stisknutou klávesou Ctrl`,
  showcase: {
    title: 'Vyzkoušejte si to',
    lead: 'Tohle jsou prostory z katalogu. Prohlídka se načte, až ji spustíte.',
    open: (name: string): string => `Stránka prostoru: ${name}`,
  },
} as const;

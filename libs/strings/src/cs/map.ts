import { NBSP, formatCount, formatNumber } from '../format.ts';
import { SPACES } from './counts.ts';

/** Texts of the map, which load with it. */
export const mapTexts = {
  searchHere: 'Hledat v této oblasti',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  cluster: (count: number): string => `${formatCount(count, SPACES)}, přiblížit`,
  sameAddress: (count: number): string => `${formatCount(count, SPACES)} na jedné adrese`,
  /** „26 400“, „≈ 28 800“ for an estimate. */
  total: (czk: number, isComplete: boolean): string => `${isComplete ? '' : `≈${NBSP}`}${formatNumber(czk)}`,
  inCrowns: (total: string): string => `${total}${NBSP}Kč`,
  byAgreement: 'dohodou',
  taken: 'obsazeno',
  onRequest: 'na dotaz',
  estimate: 'orientačně',
  legend: 'Celkem za vaši akci v\u00a0Kč',
  closeCard: 'Zavřít náhled',
  loading: 'Mapa se načítá',
  failed: 'Mapu se nepodařilo načíst. Prostory najdete v seznamu.',
  retry: 'Zkusit znovu',
  skip: 'Přeskočit mapu',
  mapy: 'Mapy.com',
  locale: {
    'Map.Title': 'Mapa',
    'Marker.Title': 'Místo na mapě',
    'AttributionControl.ToggleAttribution': 'Zobrazit autory mapy',
    'CooperativeGesturesHandler.WindowsHelpText': 'Mapu přiblížíte kolečkem se stisknutou klávesou Ctrl',
    'CooperativeGesturesHandler.MacHelpText': 'Mapu přiblížíte kolečkem se stisknutou klávesou ⌘',
    'CooperativeGesturesHandler.MobileHelpText': 'Mapu posunete dvěma prsty',
  },
} as const;

/** Files under assets/ that a host serves below `assetsUrl`. */
export const BASEMAP_ASSETS = [
  'regions.geojson',
  'borders.geojson',
  'water.geojson',
  'roads.geojson',
  'labels.geojson',
] as const;

/** Czechia, [west, south, east, north]. */
export const BASEMAP_BOUNDS: readonly [number, number, number, number] = [12.09, 48.55, 18.87, 51.06];

/** What the licences of the data ask to be shown on the map. */
export const BASEMAP_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap</a> · <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>';

/** The weights the labels are drawn in, and letters of both unicode ranges the web font comes in. */
const LABEL_FONTS = ['500 24px "Figtree Variable"', '600 24px "Figtree Variable"'] as const;
const LABEL_LETTERS = String.fromCodePoint(0x41, 0x61, 0xe1, 0x10d, 0x11b, 0x159, 0x161, 0x17e);

/** MapLibre draws the letters once and keeps them, so the Czech range of the font has to be there before the map is made. A font that fails to load is no reason to have no map. */
export async function loadBasemapFonts(fonts: {
  load(font: string, text?: string): Promise<unknown>;
}): Promise<void> {
  await Promise.allSettled(LABEL_FONTS.map((font) => fonts.load(font, LABEL_LETTERS)));
}

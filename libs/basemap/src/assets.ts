/** Files of assets/, served by the host below `assetsUrl`. */
export const BASEMAP_ASSETS = [
  'regions.geojson',
  'borders.geojson',
  'water.geojson',
  'roads.geojson',
  'labels.geojson',
] as const;

/** Czechia, [west, south, east, north]. */
export const BASEMAP_BOUNDS: readonly [number, number, number, number] = [12.09, 48.55, 18.87, 51.06];

/** Closest useful zoom: beyond it towns are further apart than a screen. */
export const BASEMAP_MAX_ZOOM = 13;

/** Attribution required by the data licences. */
export const BASEMAP_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap</a> · <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>';

/** Font weights of the labels, and letters of both unicode ranges of the web font. */
const LABEL_FONTS = ['500 24px "Figtree Variable"', '600 24px "Figtree Variable"'] as const;
const LABEL_LETTERS = String.fromCodePoint(0x41, 0x61, 0xe1, 0x10d, 0x11b, 0x159, 0x161, 0x17e);

/**
 * Loads the label fonts. MapLibre caches rendered glyphs, so the Czech range must be loaded before the map is
 * created. A failing font does not prevent the map.
 * @param fonts `document.fonts`
 */
export async function loadBasemapFonts(fonts: {
  load(font: string, text?: string): Promise<unknown>;
}): Promise<void> {
  await Promise.allSettled(LABEL_FONTS.map((font) => fonts.load(font, LABEL_LETTERS)));
}

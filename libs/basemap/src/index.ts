export { buildBasemapStyle } from './style.ts';
export type { BasemapLayer } from './layer-style.ts';
export type { BasemapOptions, BasemapStyle } from './style.ts';
export {
  BASEMAP_ASSETS,
  BASEMAP_ATTRIBUTION,
  BASEMAP_BOUNDS,
  BASEMAP_MAX_ZOOM,
  loadBasemapFonts,
} from './assets.ts';

import { getSiteInfo, type Client, type SiteInfo } from '@prostora/api-client';
import { BASEMAP_ATTRIBUTION, BASEMAP_MAX_ZOOM, buildBasemapStyle } from '@prostora/basemap';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

export type MapStyle = {
  style: StyleSpecification;
  /** Added to the attributions of the sources. */
  attribution: string;
  /** Logo that must be shown on the map with a link to the provider. */
  logo: string | null;
  /** Zoom beyond which the map shows nothing more. */
  maxZoom: number;
};

const MAX_ZOOM = 18;
/** Time for the style of the configured map, and of the demo, which may run without a network. */
const STYLE_TIMEOUT_MS = { site: 10_000, demo: 1000 };
const stylesByApi = new WeakMap<Client, Promise<MapStyle>>();

const toOutlineStyle = (): MapStyle => ({
  style: buildBasemapStyle({ assetsUrl: '/basemap' }) as StyleSpecification,
  attribution: BASEMAP_ATTRIBUTION,
  logo: null,
  maxZoom: BASEMAP_MAX_ZOOM,
});

/** Tiles of Mapy.com with the required attribution and logo. */
function toMapyStyle({ tile_url, attribution }: { tile_url: string; attribution: string }): MapStyle {
  const style: StyleSpecification = {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [tile_url], tileSize: 256, maxzoom: 19 } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
  return { style, attribution, logo: new URL('/img/api/logo.svg', tile_url).href, maxZoom: MAX_ZOOM };
}

const hasPmtiles = ({ sources }: StyleSpecification): boolean =>
  Object.values(sources).some(
    (source) => 'url' in source && typeof source.url === 'string' && source.url.startsWith('pmtiles://'),
  );

/** The demo is on a loopback address. */
export const getStyleTimeoutMs = (hostname: string): number =>
  /^(?:localhost|127\.|\[::1\])/u.test(hostname) ? STYLE_TIMEOUT_MS.demo : STYLE_TIMEOUT_MS.site;

/** @throws Error when the style is not available in time */
async function fetchStyle(url: string, timeoutMs: number): Promise<MapStyle> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const style = (await answer.json()) as StyleSpecification;
  if (hasPmtiles(style)) (await import('./pmtiles.ts')).addPmtilesProtocol();
  return { style, attribution: '', logo: null, maxZoom: MAX_ZOOM };
}

/** Style of the configured map; the own outline when another one is not available. */
export async function loadMapStyle(
  { tile_url, style_url, attribution }: SiteInfo['map'],
  timeoutMs = STYLE_TIMEOUT_MS.site,
): Promise<MapStyle> {
  if (style_url !== null) return fetchStyle(style_url, timeoutMs).catch(toOutlineStyle);
  return tile_url === null ? toOutlineStyle() : toMapyStyle({ tile_url, attribution });
}

function loadOnce(api: Client): Promise<MapStyle> {
  const known =
    stylesByApi.get(api) ??
    getSiteInfo({ client: api }).then(
      ({ map }) => loadMapStyle(map, getStyleTimeoutMs(window.location.hostname)),
      toOutlineStyle,
    );
  stylesByApi.set(api, known);
  return known;
}

/** Style of all maps of the site, requested once; null until loaded. */
export function useMapStyle(): MapStyle | null {
  const api = useApi();
  const [style, setStyle] = useState<MapStyle | null>(null);
  useEffect(() => {
    let isActive = true;
    void loadOnce(api).then((loaded) => isActive && setStyle(loaded));
    return () => {
      isActive = false;
    };
  }, [api]);
  return style;
}

import { getSiteInfo, type Client, type SiteInfo } from '@prostora/api-client';
import { BASEMAP_ATTRIBUTION, buildBasemapStyle } from '@prostora/basemap';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

export type MapStyle = {
  style: StyleSpecification;
  attribution: string;
  /** Logo that must be shown on the map with a link to the provider. */ logo: string | null;
};

const OUTLINE: SiteInfo['map'] = { provider: 'outline', tile_url: null, attribution: '' };
const settingsByApi = new WeakMap<Client, Promise<SiteInfo['map']>>();

/** Style of the own outline map, or of Mapy.com tiles with the required attribution. */
export function toMapStyle({ provider, tile_url, attribution }: SiteInfo['map']): MapStyle {
  if (provider !== 'mapy' || !tile_url)
    return {
      style: buildBasemapStyle({ assetsUrl: '/basemap' }) as StyleSpecification,
      attribution: BASEMAP_ATTRIBUTION,
      logo: null,
    };
  const style: StyleSpecification = {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [tile_url], tileSize: 256, maxzoom: 19 } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
  return { style, attribution, logo: new URL('/img/api/logo.svg', tile_url).href };
}

function loadMapSettings(api: Client): Promise<SiteInfo['map']> {
  const known =
    settingsByApi.get(api) ??
    getSiteInfo({ client: api }).then(
      (site) => site.map,
      () => OUTLINE,
    );
  settingsByApi.set(api, known);
  return known;
}

/** Style of all maps of the site, requested once; null until loaded. */
export function useMapStyle(): MapStyle | null {
  const api = useApi();
  const [style, setStyle] = useState<MapStyle | null>(null);
  useEffect(() => {
    let isActive = true;
    void loadMapSettings(api).then((map) => isActive && setStyle(toMapStyle(map)));
    return () => {
      isActive = false;
    };
  }, [api]);
  return style;
}

import type { Bounds } from '@prostora/api-client';
import { mapTexts } from '@prostora/strings/cs/map.ts';
import { media } from '@prostora/tokens';
import { Button, IconButton } from '@prostora/ui';
import { Minus, Plus } from '@prostora/ui/page-icons.ts';
import type { Map as MapLibreMap, MapOptions, PaddingOptions } from 'maplibre-gl';
import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './map-view.module.css';
import { useMapLibrary, type MapLibrary } from './use-map-library.ts';
import { useMapStyle, type MapStyle } from './use-map-style.ts';

const texts = mapTexts;

/** Zoom from which spaces are joined by address only. */
export const UNCLUSTERED_ZOOM = 15;

export type View = {
  bounds: Bounds;
  /** Zoom for the spaces; at the closest zoom of the map at least `UNCLUSTERED_ZOOM`. */
  zoom: number;
};
type DrawnMapValue = { map: MapLibreMap; library: MapLibrary };
const DrawnMap = createContext<DrawnMapValue | null>(null);

/** The map that contains the calling component; for markers. */
export function useDrawnMap(): DrawnMapValue {
  const drawn = useContext(DrawnMap);
  if (!drawn) throw new Error('useDrawnMap requires a MapView');
  return drawn;
}

export type MapViewProps = {
  /** Area to show; new bounds move the map. */
  bounds: Bounds;
  maxZoom?: number;
  padding?: number;
  /** Zooming requires Ctrl or two fingers, so that the page scrolls over the map. */
  cooperative?: boolean;
  /** Called after every movement; `byUser` is false for programmatic ones. */
  onView?: (view: View, byUser: boolean) => void;
  onBackground?: () => void;
  children?: ReactNode;
};

const prefersReducedMotion = (): boolean => window.matchMedia(media.reducedMotion).matches;
const getView = (map: MapLibreMap): View => {
  const box = map.getBounds();
  const zoom = map.getZoom();
  return {
    bounds: [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()],
    zoom: zoom < map.getMaxZoom() ? zoom : Math.max(zoom, UNCLUSTERED_ZOOM),
  };
};

/** Padding of the shown area; the part of the map below the viewport counts as padding. */
export function computePadding(
  padding: number,
  { bottom, height, width }: Pick<DOMRect, 'bottom' | 'height' | 'width'>,
  windowHeight: number,
): PaddingOptions {
  const hidden = padding === 0 ? 0 : Math.min(Math.max(0, bottom - windowHeight), height / 2);
  const side = Math.min(padding, Math.round(width * 0.06));
  return { top: padding, left: side, right: side, bottom: padding + hidden };
}
const getPadding = (container: HTMLElement, { padding = 48 }: MapViewProps): PaddingOptions =>
  computePadding(padding, container.getBoundingClientRect(), window.innerHeight);

function toMapOptions(container: HTMLElement, { style, maxZoom }: MapStyle, props: MapViewProps): MapOptions {
  return {
    container,
    style,
    bounds: props.bounds,
    fitBoundsOptions: { padding: getPadding(container, props), maxZoom: props.maxZoom ?? 14 },
    minZoom: 4,
    maxZoom,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    locale: { ...texts.locale },
    cooperativeGestures: props.cooperative ?? false,
    fadeDuration: prefersReducedMotion() ? 0 : 200,
  };
}

/**
 * Attribution of the map: expanded, on a phone collapsed behind its button (the library opens it at first).
 */
function addAttribution(map: MapLibreMap, library: MapLibrary, { attribution }: MapStyle): void {
  const compact = window.matchMedia(media.compact).matches;
  map.addControl(
    new library.AttributionControl({ compact, ...(attribution && { customAttribution: attribution }) }),
    'bottom-right',
  );
  if (compact)
    map.once('load', () =>
      map
        .getContainer()
        .querySelector('.maplibregl-ctrl-attrib-button')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
}

/** Creates and removes the map; new bounds move it. */
function useMap(library: MapLibrary | null, style: MapStyle | null, props: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [drawn, setDrawn] = useState<DrawnMapValue | null>(null);
  const key = props.bounds.join(',');
  const shownKey = useRef(key);
  useEffect(() => {
    if (!container.current || !library || !style) return undefined;
    const map = new library.MapLibreMap(toMapOptions(container.current, style, latest.current));
    shownKey.current = latest.current.bounds.join(',');
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    addAttribution(map, library, style);
    map.on('moveend', (event) =>
      latest.current.onView?.(
        getView(map),
        'originalEvent' in event || (event as { byUser?: boolean }).byUser === true,
      ),
    );
    map.on('click', () => latest.current.onBackground?.());
    map.once('style.load', () => {
      setDrawn({ map, library });
      latest.current.onView?.(getView(map), false);
    });
    return () => {
      setDrawn(null);
      map.remove();
    };
  }, [library, style]);

  useEffect(() => {
    if (!drawn || shownKey.current === key) return;
    shownKey.current = key;
    drawn.map.fitBounds(latest.current.bounds, {
      padding: getPadding(drawn.map.getContainer(), latest.current),
      maxZoom: latest.current.maxZoom ?? 14,
      animate: !prefersReducedMotion(),
      duration: 600,
    });
  }, [drawn, key]);
  return { container, drawn };
}

/** A map with zoom buttons that fills its parent; its children are markers. */
export function MapView(props: MapViewProps): ReactNode {
  const loaded = useMapLibrary();
  const style = useMapStyle();
  const { container, drawn } = useMap(loaded.status === 'ready' ? loaded.library : null, style, props);
  const afterId = useId();
  const zoom = (by: 1 | -1) => () =>
    drawn?.map.easeTo(
      { zoom: drawn.map.getZoom() + by, duration: prefersReducedMotion() ? 0 : 200 },
      { byUser: true },
    );
  return (
    <div className={styles['view']}>
      <a className={styles['skip']} href={`#${afterId}`}>
        {texts.skip}
      </a>
      <div className={styles['canvas']} ref={container} />
      {loaded.status === 'failed' ? (
        <div className={styles['note']} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={loaded.retry}>{texts.retry}</Button>
        </div>
      ) : (
        !drawn && (
          <p className={styles['note']} role="status">
            {texts.loading}
          </p>
        )
      )}
      {drawn && (
        <>
          <div className={styles['zoom']}>
            <IconButton label={texts.zoomIn} onClick={zoom(1)}>
              <Plus />
            </IconButton>
            <IconButton label={texts.zoomOut} onClick={zoom(-1)}>
              <Minus />
            </IconButton>
          </div>
          {style?.logo && (
            <a className={styles['mapy']} href="https://mapy.com/" target="_blank" rel="noreferrer">
              <img src={style.logo} alt={texts.mapy} width={100} height={20} />
            </a>
          )}
          <DrawnMap value={drawn}>{props.children}</DrawnMap>
        </>
      )}
      <span id={afterId} tabIndex={-1} />
    </div>
  );
}

import { addressTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDrawnMap } from '../map/map-view.tsx';
import type { Position } from './address-values.ts';
import styles from './pin-map.module.css';

const STEP_PX = 4;
const LONG_STEP_PX = 40;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Position after an arrow key: some pixels of the map at its present zoom; null for another key. */
export function moveByKey(
  map: Pick<MapLibreMap, 'project' | 'unproject'>,
  { lat, lng }: Position,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Position | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = shiftKey ? LONG_STEP_PX : STEP_PX;
  const { x, y } = map.project([lng, lat]);
  const moved = map.unproject([x + direction[0] * step, y + direction[1] * step]);
  return { lat: moved.lat, lng: moved.lng };
}

type PinProps = Position & { onMove: (position: Position) => void };

/** A pin moved by pointer or arrow keys. */
export function DragPin({ lat, lng, onMove }: PinProps): ReactNode {
  const { map, library } = useDrawnMap();
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const added = new library.Marker({
      element,
      anchor: 'bottom',
      draggable: true,
      subpixelPositioning: true,
    })
      .setLngLat([lng, lat])
      .addTo(map);
    for (const attribute of ['aria-label', 'role', 'tabindex']) element.removeAttribute(attribute);
    added.on('dragend', () => {
      const at = added.getLngLat();
      moved({ lat: at.lat, lng: at.lng });
    });
    marker.current = added;
    return () => {
      added.remove();
    };
    // The position is updated below; only a new map needs a new marker.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, library, element]);
  useEffect(() => {
    marker.current?.setLngLat([lng, lat]);
  }, [lng, lat]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveByKey(map, { lat, lng }, event);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(to);
  };
  return createPortal(
    <button type="button" className={styles['pin']} aria-label={texts.pin} onKeyDown={onKeyDown}>
      <span className={styles['head']} />
    </button>,
    element,
  );
}

/** Places the first pin where the map is clicked. */
export function PlacePin({ onPlace }: { onPlace: (position: Position) => void }): ReactNode {
  const { map } = useDrawnMap();
  const place = useEffectEvent(onPlace);
  useEffect(() => {
    const subscription = map.on('click', ({ lngLat }) => place({ lat: lngLat.lat, lng: lngLat.lng }));
    return () => subscription.unsubscribe();
  }, [map]);
  const toCentre = (): void => {
    const { lat, lng } = map.getCenter();
    onPlace({ lat, lng });
  };
  return (
    <button type="button" className={styles['place']} onClick={toCentre}>
      {texts.placePin}
    </button>
  );
}

import type { Marker } from 'maplibre-gl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './map-marker.module.css';
import { useDrawnMap } from './map-view.tsx';

type MapMarkerProps = {
  lat: number;
  lng: number;
  anchor?: 'center' | 'bottom';
  /** Drawn above other markers. */ raised?: boolean;
  /** Drawn below other markers. */ lowered?: boolean;
  children: ReactNode;
};

/** Renders its children at a position of the map: MapLibre moves the element, React renders into it. */
export function MapMarker({
  lat,
  lng,
  anchor = 'center',
  raised = false,
  lowered = false,
  children,
}: MapMarkerProps): ReactNode {
  const { map, library } = useDrawnMap();
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);
  useEffect(() => {
    const added = new library.Marker({ element, anchor, subpixelPositioning: true })
      .setLngLat([lng, lat])
      .addTo(map);
    // MapLibre labels every marker element; the children here are labelled buttons.
    for (const attribute of ['aria-label', 'role', 'tabindex']) element.removeAttribute(attribute);
    marker.current = added;
    return () => {
      added.remove();
    };
    // The position is updated below; only a new map or anchor needs a new marker.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, library, element, anchor]);
  useEffect(() => {
    marker.current?.setLngLat([lng, lat]);
  }, [lng, lat]);
  useEffect(() => {
    const classes = marker.current?.getElement().classList;
    classes?.toggle(styles['raised'] ?? '', raised);
    classes?.toggle(styles['level'] ?? '', !lowered);
  }, [raised, lowered]);
  return createPortal(children, element);
}

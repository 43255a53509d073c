import type { Bounds } from '@prostora/api-client';
import type { ReactNode } from 'react';
import { MapMarker } from './map-marker.tsx';
import { MapView } from './map-view.tsx';
import { NamedPlace } from './pins.tsx';

/** A map with one named place; the page scrolls over it, so zooming takes Ctrl or two fingers. */
export const PlaceMap = ({
  bounds,
  lat,
  lng,
  title,
}: {
  bounds: Bounds;
  lat: number;
  lng: number;
  title: string;
}): ReactNode => (
  <MapView bounds={bounds} padding={0} maxZoom={15} cooperative>
    <MapMarker lat={lat} lng={lng} anchor="bottom" raised>
      <NamedPlace title={title} />
    </MapMarker>
  </MapView>
);

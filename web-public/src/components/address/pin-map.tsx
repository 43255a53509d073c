import type { Bounds } from '@prostora/api-client';
import type { ReactNode } from 'react';
import { MapView } from '../map/map-view.tsx';
import type { Position } from './address-values.ts';
import { DragPin, PlacePin } from './drag-pin.tsx';

type PinMapProps = { bounds: Bounds; position: Position | null; onMove: (position: Position) => void };

/** A map with the pin of an address, or for placing it. */
export const PinMap = ({ bounds, position, onMove }: PinMapProps): ReactNode => (
  <MapView bounds={bounds} padding={0} maxZoom={16} cooperative>
    {position ? <DragPin {...position} onMove={onMove} /> : <PlacePin onPlace={onMove} />}
  </MapView>
);

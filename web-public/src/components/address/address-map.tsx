import type { Bounds } from '@prostora/api-client';
import { addressTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import { TextField } from '@prostora/ui';
import { FallbackBoundary } from '@prostora/ui/fallback-boundary.tsx';
import { Suspense, lazy, useId, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styles from './address-fields.module.css';
import {
  COUNTRY,
  parseCoordinates,
  formatCoordinates,
  type AddressValues,
  type Position,
} from './address-values.ts';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));
/** Half of the box shown around a pin, in degrees. */
const HALF_EXTENT = { lat: 0.008, lng: 0.016 };

/** Bounds around a position, or of the whole country. */
export const toBounds = (position: Position | null): Bounds =>
  position
    ? [
        position.lng - HALF_EXTENT.lng,
        position.lat - HALF_EXTENT.lat,
        position.lng + HALF_EXTENT.lng,
        position.lat + HALF_EXTENT.lat,
      ]
    : [COUNTRY.west, COUNTRY.south, COUNTRY.east, COUNTRY.north];

const toPosition = ({ lat, lng }: Pick<AddressValues, 'lat' | 'lng'>): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Coordinates as a text field, an alternative to the map; kept as typed until valid. */
function Coordinates({
  position,
  onPosition,
}: {
  position: Position | null;
  onPosition: (position: Position | null) => void;
}): ReactNode {
  const {
    formState: { errors },
  } = useFormContext<AddressValues>();
  const {
    field: { ref: takeFocus },
  } = useController<AddressValues, 'lat'>({ name: 'lat' });
  const shown = formatCoordinates(position ?? { lat: null, lng: null });
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && !parseCoordinates(typed);
  const commit = (): void => {
    if (typed === null || wrong) return;
    if (typed.trim() !== shown) onPosition(parseCoordinates(typed));
    setTyped(null);
  };
  const [left, setLeft] = useState(false);
  return (
    <TextField
      ref={takeFocus}
      label={texts.coordinates}
      hint={texts.coordinatesHint}
      optional
      autoComplete="off"
      value={typed ?? shown}
      error={
        (left && wrong ? texts.coordinatesError : undefined) ?? errors.lat?.message ?? errors.lng?.message
      }
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        setLeft(true);
        commit();
      }}
    />
  );
}

type AddressMapProps = {
  /** Area to show. */ bounds: Bounds;
  onPosition: (position: Position | null, show: boolean) => void;
};

/** The pin of an address on a map, and its coordinates as text. */
export function AddressMap({ bounds, onPosition }: AddressMapProps): ReactNode {
  const { watch } = useFormContext<AddressValues>();
  const labelId = useId();
  const [lat, lng] = watch(['lat', 'lng']);
  const position = toPosition({ lat, lng });
  const [moved, setMoved] = useState<Position | null>(null);
  const move = (to: Position): void => {
    setMoved(to);
    onPosition(to, false);
  };
  return (
    <div role="group" aria-labelledby={labelId} className={styles['place']}>
      <p id={labelId} className={styles['label']}>
        {texts.map}
      </p>
      <div className={styles['map']}>
        <FallbackBoundary fallback={<p className={styles['failed']}>{texts.mapFailed}</p>}>
          <Suspense fallback={null}>
            <PinMap bounds={bounds} position={position} onMove={move} />
          </Suspense>
        </FallbackBoundary>
      </div>
      <p className={styles['hint']}>{position ? texts.mapHint : texts.mapEmpty}</p>
      <p className="visually-hidden" role="status">
        {moved && texts.moved(moved.lat, moved.lng)}
      </p>
      <Coordinates position={position} onPosition={(to) => onPosition(to, true)} />
    </div>
  );
}

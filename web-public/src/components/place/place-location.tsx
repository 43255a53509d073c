import type { Bounds } from '@prostora/api-client';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { MapPin } from '@prostora/ui';
import { ExternalLink } from '@prostora/ui/page-icons.ts';
import { Suspense, lazy, useMemo, useRef, type ReactNode } from 'react';
import { formatFullAddress, type AddressParts } from '../../lib/address-text.ts';
import { buildMapUrl } from '@prostora/contracts/map-url.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import styles from './place-location.module.css';

const texts = spacePage;
const PlaceMap = lazy(async () => ({ default: (await import('../map/place-map.tsx')).PlaceMap }));
/** Half of the box shown around the place, in degrees. */
const HALF_EXTENT = { lat: 0.02, lng: 0.045 };

/** Location of a space or a building: a map, loaded near the viewport, and the address. */
export function PlaceLocation({
  place,
  title,
  surroundings = [],
}: {
  place: AddressParts & { lat: number | null; lng: number | null };
  title: string;
  /** What the map may not show: region, stop, parking. */
  surroundings?: readonly string[];
}): ReactNode {
  const { lat, lng } = place;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const bounds = useMemo(
    (): Bounds | null =>
      lat === null || lng === null
        ? null
        : [lng - HALF_EXTENT.lng, lat - HALF_EXTENT.lat, lng + HALF_EXTENT.lng, lat + HALF_EXTENT.lat],
    [lat, lng],
  );
  return (
    <>
      {bounds && lat !== null && lng !== null && (
        <div className={`${styles['map']} no-print`} ref={box}>
          {isNear && (
            <Suspense fallback={null}>
              <PlaceMap bounds={bounds} lat={lat} lng={lng} title={title} />
            </Suspense>
          )}
        </div>
      )}
      <p className={styles['line']}>
        <span>
          <MapPin />
          {formatFullAddress(place)}
        </span>
        {bounds && (
          <a
            className="text-link"
            href={buildMapUrl({ lat, lng, address: formatFullAddress(place) })}
            target="_blank"
            rel="noreferrer"
          >
            {texts.openInMaps}
            <ExternalLink />
            <span className="visually-hidden">({texts.newWindow})</span>
          </a>
        )}
      </p>
      {surroundings.length > 0 && <p className="muted">{surroundings.join(' · ')}</p>}
    </>
  );
}

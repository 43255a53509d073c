import type { Bounds } from '@prostora/api-client';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { MapPin } from '@prostora/ui';
import { ExternalLink } from '@prostora/ui/page-icons.ts';
import { Suspense, lazy, useMemo, useRef, type ReactNode } from 'react';
import { fullAddress, type Addressed } from '../../lib/address-text.ts';
import { mapLink } from '../../lib/map-link.ts';
import { useNear } from '../../lib/use-near.ts';
import styles from './place-location.module.css';

const texts = spacePage;
const PlaceMap = lazy(async () => ({ default: (await import('../map/place-map.tsx')).PlaceMap }));
/** Half of the box shown around the place, in degrees. */
const AROUND = { lat: 0.02, lng: 0.045 };

/** Location of a space or a building: a map, loaded near the viewport, and the address. */
export function PlaceLocation({
  place,
  title,
}: {
  place: Addressed & { lat: number | null; lng: number | null };
  title: string;
}): ReactNode {
  const { lat, lng } = place;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const bounds = useMemo(
    (): Bounds | null =>
      lat === null || lng === null
        ? null
        : [lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat],
    [lat, lng],
  );
  return (
    <>
      {bounds && lat !== null && lng !== null && (
        <div className={`${styles['map']} no-print`} ref={box}>
          {near && (
            <Suspense fallback={null}>
              <PlaceMap bounds={bounds} lat={lat} lng={lng} title={title} />
            </Suspense>
          )}
        </div>
      )}
      <p className={styles['line']}>
        <span>
          <MapPin />
          {fullAddress(place)}
        </span>
        {bounds && (
          <a
            className="text-link"
            href={mapLink({ lat, lng, address: fullAddress(place) })}
            target="_blank"
            rel="noreferrer"
          >
            {texts.openInMaps}
            <ExternalLink />
            <span className="visually-hidden">({texts.newWindow})</span>
          </a>
        )}
      </p>
    </>
  );
}

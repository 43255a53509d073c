import type { Bounds, SpaceDetail } from '@prostora/api-client';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ExternalLink, MapPin, spaceTitle } from '@prostora/ui';
import { Suspense, lazy, useMemo, useRef, type ReactNode } from 'react';
import { mapLink } from '../../lib/map-link.ts';
import { useNear } from '../../lib/use-near.ts';
import styles from './space-location.module.css';
import { fullAddress } from './space-text.ts';

const texts = spacePage;
const PlaceMap = lazy(async () => ({ default: (await import('../../components/map/place-map.tsx')).PlaceMap }));
/** Half a side of what is shown around the space, in degrees. */
const AROUND = { lat: 0.02, lng: 0.045 };

/** Where the space is: a map that loads when it comes near, and the address in words. */
export function SpaceLocation({ space }: { space: SpaceDetail }): ReactNode {
  const { lat, lng } = space;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const bounds = useMemo((): Bounds | null => (lat === null || lng === null ? null : [lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat]), [lat, lng]);
  return (
    <>
      {bounds && lat !== null && lng !== null && (
        <div className={styles['map']} ref={box}>
          {near && <Suspense fallback={null}><PlaceMap bounds={bounds} lat={lat} lng={lng} title={spaceTitle(space)} /></Suspense>}
        </div>
      )}
      <p className={styles['line']}>
        <span><MapPin />{fullAddress(space)}</span>
        {bounds && (
          <a className="text-link" href={mapLink({ lat, lng, address: fullAddress(space) })} target="_blank" rel="noreferrer">
            {texts.openInMaps}<ExternalLink /><span className="visually-hidden">({texts.newWindow})</span>
          </a>
        )}
      </p>
    </>
  );
}

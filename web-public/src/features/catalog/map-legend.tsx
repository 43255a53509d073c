import type { MapMarker } from '@prostora/api-client';
import { mapTexts as texts } from '@prostora/strings/cs/map.ts';
import type { ReactNode } from 'react';
import styles from './catalog-map.module.css';

/** What the pins of an event mean; only the kinds that are on the map. */
export function MapLegend({ markers }: { markers: readonly MapMarker[] }): ReactNode {
  const offers = markers.flatMap(({ offer }) => offer ?? []);
  if (offers.length === 0) return null;
  const kinds = [
    {
      name: 'estimate',
      label: texts.estimate,
      isShown: offers.some(({ state, total, complete }) => state !== 'taken' && total !== null && !complete),
    },
    {
      name: 'onRequest',
      label: texts.onRequest,
      isShown: offers.some(({ state }) => state === 'on_request'),
    },
    { name: 'taken', label: texts.taken, isShown: offers.some(({ state }) => state === 'taken') },
  ];
  return (
    <ul className={styles['legend']}>
      <li>{texts.legend}</li>
      {kinds
        .filter(({ isShown }) => isShown)
        .map(({ name, label }) => (
          <li key={name}>
            <i className={styles[name]} />
            {label}
          </li>
        ))}
    </ul>
  );
}

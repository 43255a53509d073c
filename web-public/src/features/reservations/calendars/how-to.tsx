import { reservations } from '@prostora/strings/cs/reservations.ts';
import { ChevronDown } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './calendars.module.css';

const texts = reservations.feeds;

/** Instructions for common calendars: where to find their URL and where to enter ours. */
export const HowTo = (): ReactNode => (
  <details className={styles['howTo']}>
    <summary>
      {texts.howTo}
      <ChevronDown aria-hidden />
    </summary>
    <dl>
      {texts.howToParts.map(({ name, take, put }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{texts.howToTake}</b> {take}
          </dd>
          <dd>
            <b>{texts.howToPut}</b> {put}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

import type { SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatNumber } from '@prostora/strings';
import { content as texts } from '@prostora/strings/cs/content.ts';
import { Picture, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { CatalogStatistics } from './content.loader.ts';
import styles from './content.module.css';

const SIZES = '(max-width: 600px) 100vw, (max-width: 1440px) 50vw, 680px';

/** Photos of published spaces, each a link to its space. */
export function Showcase({ spaces }: { spaces: readonly SpaceCard[] }): ReactNode {
  if (spaces.length === 0) return null;
  return (
    <ul className={styles['showcase']} aria-label={texts.showcase}>
      {spaces.map((space, index) => (
        <li key={space.id}>
          <Link to={urls.space(space.url)}>
            <span className={styles['photo']}>
              <Picture image={space.image} sizes={SIZES} eager={index === 0} />
            </span>
            <span className={styles['caption']}>{texts.place(getSpaceTitle(space), space.city ?? '')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Statistics of the catalogue. */
export function Statistics({ statistics }: { statistics: CatalogStatistics | null }): ReactNode {
  if (statistics === null || statistics.spaces === 0) return null;
  const shown = (['spaces', 'towns', 'regions', 'purposes'] as const).map((name) => ({
    name,
    count: statistics[name],
  }));
  return (
    <ul className={styles['details']} aria-label={texts.statistics.label}>
      {shown.map(({ name, count }) => (
        <li key={name}>
          <b>{formatNumber(count)}</b> {texts.statistics[name](count)}
        </li>
      ))}
    </ul>
  );
}

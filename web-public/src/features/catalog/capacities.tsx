import { publicSite } from '@prostora/strings';
import { SegmentedLinks, Users } from '@prostora/ui';
import type { ReactNode } from 'react';
import { buildCatalogUrl, withChange } from './catalog-url.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** Capacity buckets as links with counts; the chosen one removes itself. A number of guests replaces them. */
export function Capacities({ catalog: { state, filter } }: { catalog: Catalog }): ReactNode {
  const segments = state.capacities.map(({ id, count }) => ({
    id,
    count,
    label: texts.capacities[id],
    active: filter.capacity === id,
    to: buildCatalogUrl(withChange(filter, { capacity: filter.capacity === id ? null : id })),
  }));
  return (
    <SegmentedLinks
      className={styles['capacity']}
      label={texts.capacity}
      icon={<Users />}
      segments={segments}
    />
  );
}

import { publicSite } from '@prostora/strings';
import { activeFilters } from '@prostora/strings/cs/active-filters.ts';
import { RemovableChip } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './active-filters.module.css';
import type { CatalogFilter } from './catalog-filter.ts';
import { buildCatalogUrl, withChange } from './catalog-url.ts';
import type { Catalog } from './use-catalog.ts';

const texts = activeFilters;
type Condition = { key: string; name: string; without: Partial<CatalogFilter> };

function listConditions({ state, filter }: Catalog): Condition[] {
  // What the sentence says has its own chips.
  const { attributes } = filter.sentence?.explicit ?? filter;
  const conditions: (Condition | null)[] = [
    filter.search ? { key: 'search', name: texts.search(filter.search), without: { search: '' } } : null,
    filter.bounds ? { key: 'bounds', name: texts.area, without: { bounds: null } } : null,
    state.selected_capacity && {
      key: 'capacity',
      name: texts.capacity(publicSite.catalog.capacities[state.selected_capacity]),
      without: { capacity: null },
    },
    ...state.query_attributes
      .filter(({ id }) => attributes.includes(id))
      .map(({ id, name }): Condition => ({
        key: `attribute-${id}`,
        name,
        without: { attributes: filter.attributes.filter((other) => other !== id) },
      })),
  ];
  return conditions.filter((condition): condition is Condition => condition !== null);
}

/** Conditions that the bar does not say, each a link that removes it. */
export function ActiveFilters({ catalog }: { catalog: Catalog }): ReactNode {
  const conditions = listConditions(catalog);
  if (conditions.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={texts.label}>
      {conditions.map(({ key, name, without }) => (
        <li key={key}>
          <RemovableChip to={buildCatalogUrl(withChange(catalog.filter, without))}>{name}</RemovableChip>
        </li>
      ))}
    </ul>
  );
}

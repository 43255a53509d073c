import { publicSite } from '@prostora/strings';
import { RemovableChip } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './active-filters.module.css';
import type { CatalogFilter } from './catalog-filter.ts';
import { buildCatalogUrl, withChange } from './catalog-url.ts';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;
type Condition = { key: string; name: string; without: Partial<CatalogFilter> };

function listConditions({ state, filter }: Catalog): Condition[] {
  // What the sentence says has its own chips.
  const { location, purpose, attributes } = filter.sentence?.explicit ?? filter;
  const conditions: (Condition | null)[] = [
    filter.search
      ? { key: 'search', name: texts.searchFilter(filter.search), without: { search: '' } }
      : null,
    location && state.selected_location
      ? { key: 'location', name: state.selected_location.name, without: { location: null } }
      : null,
    filter.bounds ? { key: 'bounds', name: texts.area, without: { bounds: null } } : null,
    purpose && state.selected_purpose
      ? { key: 'purpose', name: state.selected_purpose.name, without: { purpose: null } }
      : null,
    state.selected_capacity && {
      key: 'capacity',
      name: texts.capacityFilter(texts.capacities[state.selected_capacity]),
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

/** Active conditions of the filter, each a link that removes it; the event stands in its bar. */
export function ActiveFilters({ catalog }: { catalog: Catalog }): ReactNode {
  const conditions = listConditions(catalog);
  if (conditions.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={texts.activeFilters}>
      {conditions.map(({ key, name, without }) => (
        <li key={key}>
          <RemovableChip to={buildCatalogUrl(withChange(catalog.filter, without))}>{name}</RemovableChip>
        </li>
      ))}
    </ul>
  );
}

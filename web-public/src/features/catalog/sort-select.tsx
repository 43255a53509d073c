import { CATALOG_ORDERS, CATALOG_SORTS, type CatalogOrderId } from '@prostora/contracts';
import { publicSite } from '@prostora/strings';
import { ArrowUpDown, Button, ChevronDown } from '@prostora/ui';
import type { ReactNode } from 'react';
import { HiddenFilter } from './no-script-fields.tsx';
import styles from './sort-select.module.css';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** Order of the list: a native select that applies at once, without JavaScript by a button. */
export function SortSelect({ catalog }: { catalog: Catalog }): ReactNode {
  const { filter } = catalog;
  return (
    <form className={styles['form']} action="/katalog" method="get">
      <HiddenFilter filter={filter} without={['sort']} />
      <label className={styles['box']}>
        <ArrowUpDown className={styles['shown']} />
        <span className={styles['shown']} aria-hidden="true">
          {texts.sorts[filter.sort]}
        </span>
        <select
          key={filter.sort}
          className={styles['select']}
          name="sort"
          aria-label={texts.sortLabel}
          defaultValue={filter.sort}
          onChange={(event) => catalog.change({ sort: event.target.value as CatalogOrderId })}
        >
          {(filter.dateFrom === null ? CATALOG_SORTS : CATALOG_ORDERS).map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['chevron']} />
      </label>
      <Button type="submit" size="sm" className="hidden-with-script">
        {texts.sortSubmit}
      </Button>
    </form>
  );
}

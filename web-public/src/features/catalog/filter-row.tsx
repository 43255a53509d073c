import { publicSite } from '@prostora/strings';
import { ButtonLink, Chip, SlidersHorizontal, classNames } from '@prostora/ui';
import { Suspense, type ReactNode } from 'react';
import { EMPTY_FILTER, buildCatalogUrl, countConditions } from './catalog-url.ts';
import { EventFields } from './event-fields-bar.tsx';
import { openerId } from './filter-names.ts';
import styles from './filter-row.module.css';
import { FilterPanel, prefetchPanels } from './lazy-components.ts';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;

/**
 * Sticky row: the event and the filter; location and purpose join it once the search bar has scrolled away.
 * On small screens chips open the sheet and the event has its own row.
 */
export function FilterRow({
  catalog,
  panels,
  searchAway,
}: {
  catalog: Catalog;
  panels: Panels;
  searchAway: boolean;
}): ReactNode {
  const { filter, state } = catalog;
  const open =
    panels.open?.anchor === 'row' && panels.open.name !== 'search' && panels.open.name !== 'all'
      ? panels.open.name
      : null;
  const conditions = countConditions(filter);
  const trigger = (name: 'location' | 'purpose' | 'attributes') => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': panels.isOpen(name, 'row'),
    onClick: () => panels.toggle(name, 'row'),
    id: openerId(name, 'row'),
    onPointerEnter: prefetchPanels,
    onFocus: prefetchPanels,
  });
  return (
    <div className={styles['row']}>
      <Chip
        className={classNames(styles['compactOnly'], 'needs-script')}
        icon={<SlidersHorizontal />}
        chosen={conditions}
        aria-haspopup="dialog"
        onPointerEnter={prefetchPanels}
        onClick={() => panels.show({ name: 'all', anchor: 'sheet' })}
      >
        {texts.filter}
      </Chip>
      <EventFields catalog={catalog} panels={panels} />
      {[
        ['location', state.selected_location?.name ?? texts.where],
        ['purpose', state.selected_purpose?.name ?? texts.occasion],
      ].map(([name, label]) => (
        <Chip
          key={name}
          className={classNames('needs-script', !searchAway && styles['compactOnly'])}
          {...trigger(name as 'location' | 'purpose')}
        >
          {label}
        </Chip>
      ))}
      <Chip
        className={classNames('needs-script', styles['wideOnly'])}
        icon={<SlidersHorizontal />}
        chosen={filter.attributes.length}
        {...trigger('attributes')}
      >
        {texts.attributes}
      </Chip>
      {conditions > 0 && (
        <ButtonLink
          className={styles['clear']}
          variant="ghost"
          size="sm"
          to={buildCatalogUrl(EMPTY_FILTER)}
          preventScrollReset
        >
          {texts.clearFilter}
        </ButtonLink>
      )}
      {open && (
        <Suspense fallback={null}>
          <FilterPanel
            key={open}
            name={open}
            catalog={catalog}
            anchor="row"
            onClose={panels.close}
            className={styles['panel']}
          />
        </Suspense>
      )}
    </div>
  );
}

import type { EventLayout } from '@prostora/contracts';
import { formatNumber } from '@prostora/strings';
import { eventFields, eventTexts, formatEventDates, formatEventHours } from '@prostora/strings/cs/event.ts';
import { classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { CatalogFilter } from './catalog-filter.ts';
import styles from './event-fields-bar.module.css';
import { EVENT_FIELDS, openerId, type EventFieldName } from './filter-names.ts';
import { prefetchPanels } from './lazy-components.ts';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const FORMATS: Readonly<Record<EventFieldName, (filter: CatalogFilter) => string | null>> = {
  dates: formatEventDates,
  hours: formatEventHours,
  guests: ({ guests }) => (guests === null ? null : formatNumber(guests)),
  layout: ({ layout }) => layout && eventTexts.layouts[layout],
  price: ({ priceMax }) => (priceMax === null ? null : eventTexts.priceMax(priceMax)),
};

/** What counts while nothing is chosen: of layouts the usual one of the purpose. */
const getAny = (name: EventFieldName, usualLayout: EventLayout | null): string =>
  name === 'layout' && usualLayout !== null ? eventTexts.layouts[usualLayout] : eventFields[name].any;

/** The event in five fields, each opens its panel; on large screens. */
export const EventFields = ({ catalog, panels }: { catalog: Catalog; panels: Panels }): ReactNode => (
  <div className={classNames(styles['fields'], 'needs-script')} role="group" aria-label={eventTexts.label}>
    {EVENT_FIELDS.map((name) => {
      const value = FORMATS[name](catalog.filter);
      return (
        <button
          key={name}
          type="button"
          className={styles['field']}
          aria-haspopup="dialog"
          aria-expanded={panels.isOpen(name, 'row')}
          id={openerId(name, 'row')}
          onPointerEnter={prefetchPanels}
          onFocus={prefetchPanels}
          onClick={() => panels.toggle(name, 'row')}
        >
          <span className={styles['name']}>{eventFields[name].label}</span>
          <span className={classNames(styles['value'], value === null && styles['any'])}>
            {value ?? getAny(name, catalog.state.selected_purpose?.usual_layout ?? null)}
          </span>
        </button>
      );
    })}
  </div>
);

import { publicSite } from '@prostora/strings';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { eventFields } from '@prostora/strings/cs/event.ts';
import { Button, classNames } from '@prostora/ui';
import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import {
  DayRangeFields,
  GuestsField,
  HoursFields,
  LayoutField,
  PriceField,
} from '../../../components/event/event-fields.tsx';
import { AttributesPanel } from './attributes-panel.tsx';
import type { CatalogFilter } from '../catalog-filter.ts';
import styles from './filter-panel.module.css';
import { openerId, type FilterName } from '../filter-names.ts';
import { LocationPanel } from './location-panel.tsx';
import { PurposePanel } from './purpose-panel.tsx';
import type { Catalog } from '../use-catalog.ts';
import { useFilterDraft, type FilterDraft } from './use-filter-draft.ts';

const texts = publicSite.catalog;

type PanelKind = {
  label: string;
  Content: (draft: FilterDraft) => ReactNode;
  cleared: Partial<CatalogFilter>;
};

const TimeFields = (draft: FilterDraft): ReactNode => (
  <>
    <DayRangeFields {...draft} />
    <fieldset className={styles['below']}>
      <legend className={styles['legend']}>{eventFields.hours.label}</legend>
      <HoursFields {...draft} />
    </fieldset>
  </>
);

const PeopleFields = (draft: FilterDraft): ReactNode => (
  <>
    <GuestsField {...draft} />
    <div className={styles['below']}>
      <LayoutField {...draft} />
    </div>
  </>
);

export const FILTERS: Readonly<Record<FilterName, PanelKind>> = {
  location: { label: catalogPanels.place, Content: LocationPanel, cleared: { location: null } },
  purpose: { label: texts.occasion, Content: PurposePanel, cleared: { purpose: null } },
  dates: {
    label: eventFields.dates.label,
    Content: TimeFields,
    cleared: {
      dateFrom: null,
      dateTo: null,
      flexible: false,
      weekdays: [],
      repeat: null,
      timeFrom: null,
      timeTo: null,
    },
  },
  guests: {
    label: eventFields.guests.label,
    Content: PeopleFields,
    cleared: { guests: null, layout: null },
  },
  price: { label: eventFields.price.label, Content: PriceField, cleared: { priceMax: null } },
  attributes: { label: texts.attributes, Content: AttributesPanel, cleared: { attributes: [] } },
};

/** A panel closes on a press outside it and its button; the button itself toggles. */
function useOutsidePress(ref: RefObject<HTMLElement | null>, opener: string, onClose: () => void): void {
  useEffect(() => {
    const onPress = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!ref.current?.contains(target) && !document.getElementById(opener)?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [ref, opener, onClose]);
}

const MIN_CONTENT_HEIGHT = 160;
const MARGIN = 12;

/** Shrinks the content, so that the panel ends in the window: opening it does not scroll the page. */
function fitHeight(panel: HTMLElement): void {
  const content = panel.firstElementChild;
  if (!(content instanceof HTMLElement) || getComputedStyle(content).overflowY === 'visible') return;
  const { bottom } = panel.getBoundingClientRect();
  const height = content.offsetHeight - (bottom + MARGIN - window.innerHeight);
  if (height < content.offsetHeight)
    content.style.maxHeight = `${Math.max(MIN_CONTENT_HEIGHT, Math.round(height))}px`;
}

type FilterPanelProps = {
  name: FilterName;
  catalog: Catalog;
  onClose: () => void;
  className?: string | undefined;
};

/** One filter panel beside its button. It holds a draft; only „Zobrazit n prostorů“ changes the page. */
export function FilterPanel({ name, catalog, onClose, className }: FilterPanelProps): ReactNode {
  const opener = openerId(name);
  const ref = useRef<HTMLDivElement>(null);
  const draft = useFilterDraft(catalog.filter, catalog.state);
  const { label, Content, cleared } = FILTERS[name];
  useOutsidePress(ref, opener, onClose);
  useEffect(() => {
    const panel = ref.current;
    if (panel) fitHeight(panel);
    (panel?.querySelector<HTMLElement>('[data-first], input') ?? panel)?.focus({ preventScroll: true });
  }, []);

  const apply = (): void => {
    onClose();
    document.getElementById(opener)?.focus({ preventScroll: true });
    catalog.change(draft.changes);
  };
  const onBlur = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (
      next instanceof Node &&
      !event.currentTarget.contains(next) &&
      !document.getElementById(opener)?.contains(next)
    )
      onClose();
  };
  return (
    <div
      ref={ref}
      id={`panel-${name}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles['panel'], styles[name], name in eventFields && styles['small'], className)}
      onBlur={onBlur}
    >
      <div className={styles['content']}>
        <Content {...draft} />
      </div>
      <div className={styles['foot']}>
        <Button variant="ghost" size="sm" onClick={() => draft.change(cleared)}>
          {catalogPanels.clearChoice}
        </Button>
        <Button variant="primary" className={styles['apply']} disabled={!draft.valid} onClick={apply}>
          {catalogPanels.show(draft.total)}
        </Button>
      </div>
    </div>
  );
}

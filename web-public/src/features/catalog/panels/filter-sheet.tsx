import { publicSite } from '@prostora/strings';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { Button, ChevronDown, Chip, Sheet } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import type { CatalogFilter } from '../catalog-filter.ts';
import { FILTERS } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import type { Catalog } from '../use-catalog.ts';
import { useFilterDraft, type FilterDraft } from './use-filter-draft.ts';
import type { Panels } from '../use-panels.ts';

const texts = publicSite.catalog;
const ORDER = ['location', 'purpose', 'attributes'] as const;
type SectionName = (typeof ORDER)[number];
/** The event has its own sheet. */
const CLEARED: Partial<CatalogFilter> = {
  location: null,
  purpose: null,
  capacity: null,
  attributes: [],
  search: '',
  bounds: null,
};

function formatValue(name: SectionName, { draft, facets }: FilterDraft): string {
  switch (name) {
    case 'location':
      return facets.locations.find((place) => place.slug === draft.location)?.name ?? texts.whereAny;
    case 'purpose':
      return facets.purposes.find((purpose) => purpose.slug === draft.purpose)?.name ?? texts.occasionAny;
    case 'attributes':
      return draft.attributes.length > 0 ? catalogPanels.chosen(draft.attributes.length) : '';
  }
}

type SectionProps = {
  name: SectionName;
  draft: FilterDraft;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** One filter of the sheet; opening it closes the others. */
function Section({ name, draft, open, onToggle }: SectionProps): ReactNode {
  const { label, Content } = FILTERS[name];
  return (
    <details className={styles['section']} open={open}>
      <summary
        className={styles['head']}
        onClick={(event) => {
          event.preventDefault();
          onToggle(!open);
        }}
      >
        {label}
        <span className={styles['value']}>{formatValue(name, draft)}</span>
        <ChevronDown />
      </summary>
      {open && (
        <div className={styles['body']}>
          <Content {...draft} />
        </div>
      )}
    </details>
  );
}

function Capacities({ draft, change, facets }: FilterDraft): ReactNode {
  return (
    <div className={styles['section']} role="group" aria-label={texts.capacity}>
      <span className={styles['title']} aria-hidden="true">
        {texts.capacity}
      </span>
      <div className={styles['capacities']}>
        {facets.capacities.map(({ id, count }) => {
          const pressed = draft.capacity === id;
          return (
            <Chip
              key={id}
              count={count}
              aria-pressed={pressed}
              disabled={count === 0 && !pressed}
              onClick={() => change({ capacity: pressed ? null : id })}
            >
              {texts.capacities[id]}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}

/** The whole filter on small screens: an accordion with one fixed action. */
export function FilterSheet({ catalog, panels }: { catalog: Catalog; panels: Panels }): ReactNode {
  const draft = useFilterDraft(catalog.filter, catalog.state);
  const requested = panels.open?.name;
  const [open, setOpen] = useState<SectionName | null>(ORDER.find((name) => name === requested) ?? null);
  const section = (name: SectionName): ReactNode => (
    <Section
      name={name}
      draft={draft}
      open={open === name}
      onToggle={(wanted) => setOpen(wanted ? name : null)}
    />
  );
  const apply = (): void => {
    panels.close();
    catalog.change(draft.changes);
  };
  return (
    <Sheet
      open
      onClose={panels.close}
      title={texts.filter}
      action={
        <Button variant="ghost" size="sm" onClick={() => draft.change(CLEARED)}>
          {catalogPanels.clearAll}
        </Button>
      }
      footer={
        <Button variant="primary" size="lg" wide disabled={!draft.valid} onClick={apply}>
          {catalogPanels.show(draft.total)}
        </Button>
      }
    >
      {section('location')}
      {section('purpose')}
      <Capacities {...draft} />
      {section('attributes')}
    </Sheet>
  );
}

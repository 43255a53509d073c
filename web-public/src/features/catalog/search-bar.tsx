import { publicSite } from '@prostora/strings';
import { Button, Search, classNames } from '@prostora/ui';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { withChange } from './catalog-url.ts';
import { openerId, type FilterName } from './filter-names.ts';
import { FilterPanel, prefetchPanels } from './lazy-components.ts';
import { NoScriptFields } from './no-script-fields.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-bar.module.css';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;

type FieldProps = { name: FilterName; label: string; value: string | null; any: string; panels: Panels };

const Field = ({ name, label, value, any, panels }: FieldProps): ReactNode => (
  <button
    type="button"
    className={classNames(styles['field'], 'needs-script')}
    aria-haspopup="dialog"
    aria-expanded={panels.isOpen(name, 'bar')}
    id={openerId(name, 'bar')}
    onPointerEnter={prefetchPanels}
    onFocus={prefetchPanels}
    onClick={() => panels.toggle(name, 'bar')}
  >
    <span className={styles['name']}>{label}</span>
    <span className={classNames(styles['value'], value === null && styles['any'])}>{value ?? any}</span>
  </button>
);

/** Search bar: text, location and purpose. A GET form, which works without JavaScript. */
export function SearchBar({ catalog, panels }: { catalog: Catalog; panels: Panels }): ReactNode {
  const { filter, state } = catalog;
  const [typed, setTyped] = useState({ text: filter.search, since: filter.search });
  if (typed.since !== filter.search) setTyped({ text: filter.search, since: filter.search });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panels.close();
    catalog.open(withChange(filter, { search: typed.text.trim() }));
  };
  const open =
    panels.open?.anchor === 'bar' && panels.open.name !== 'search' && panels.open.name !== 'all'
      ? panels.open.name
      : null;
  return (
    <form
      className={styles['bar']}
      role="search"
      aria-label={texts.searchLabel}
      action="/katalog"
      method="get"
      onSubmit={submit}
    >
      <SearchBox value={typed.text} onChange={(text) => setTyped({ ...typed, text })} panels={panels} />
      <Field
        name="location"
        label={texts.where}
        value={state.selected_location?.name ?? null}
        any={texts.whereAny}
        panels={panels}
      />
      <Field
        name="purpose"
        label={texts.occasion}
        value={state.selected_purpose?.name ?? null}
        any={texts.occasionAny}
        panels={panels}
      />
      <div className={styles['go']}>
        <Button type="submit" variant="primary" size="lg">
          <Search />
          {texts.submit}
        </Button>
      </div>
      <NoScriptFields state={state} filter={filter} className={styles['plainFields']} />
      {open && (
        <Suspense fallback={null}>
          <FilterPanel
            key={open}
            name={open}
            catalog={catalog}
            anchor="bar"
            onClose={panels.close}
            className={styles[open]}
          />
        </Suspense>
      )}
    </form>
  );
}

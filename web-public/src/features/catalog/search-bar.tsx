import { publicSite } from '@prostora/strings';
import { ArrowRight, Button, classNames } from '@prostora/ui';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { openerId, type FilterName } from './filter-names.ts';
import { FilterPanel, loadAssist, prefetchPanels } from './lazy-components.ts';
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

/** Search bar: sentence, location and purpose. A GET form, which works without JavaScript. */
export function SearchBar({ catalog, panels }: { catalog: Catalog; panels: Panels }): ReactNode {
  const { filter, state } = catalog;
  const api = useApi();
  const sentence = filter.sentence?.q ?? filter.search;
  const [typed, setTyped] = useState({ text: sentence, since: sentence });
  if (typed.since !== sentence) setTyped({ text: sentence, since: sentence });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    panels.close();
    void loadAssist().then(({ openSentence }) => openSentence(api, catalog, typed.text.trim()));
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
      <SearchBox
        value={typed.text}
        catalog={catalog}
        onChange={(text) => setTyped({ ...typed, text })}
        panels={panels}
      />
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
          <ArrowRight />
          <span>{texts.submit}</span>
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

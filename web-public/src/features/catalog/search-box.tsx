import { LIMITS } from '@prostora/contracts';
import { useLocation } from '@prostora/nav';
import { publicSite } from '@prostora/strings';
import { Search } from '@prostora/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { SEARCH_FIELD } from './filter-names.ts';
import { SearchAssist, prefetchAssist } from './lazy-components.ts';
import styles from './search-box.module.css';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;

/** Focuses the input when the URL has its hash. */
function useFocusByHash() {
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${SEARCH_FIELD}`) input.current?.focus();
  }, [hash, key]);
  return input;
}

type SearchBoxProps = {
  value: string;
  catalog: Catalog;
  onChange: (text: string) => void;
  panels: Panels;
};

/** The field of the sentence, a combobox; Enter without a chosen suggestion searches for the sentence. */
export function SearchBox({ value, catalog, onChange, panels }: SearchBoxProps): ReactNode {
  const input = useFocusByHash();
  const [isUsed, setUsed] = useState(false);
  const show = (): void => {
    setUsed(true);
    panels.show({ name: 'search', anchor: 'bar' });
  };
  const type = (text: string): void => {
    onChange(text);
    show();
  };
  return (
    <div
      className={styles['box']}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && panels.isOpen('search', 'bar') && panels.close()
      }
    >
      <label htmlFor={SEARCH_FIELD} className={styles['label']}>
        {texts.search}
      </label>
      <span className={styles['line']}>
        <Search />
        <input
          ref={input}
          id={SEARCH_FIELD}
          className={styles['input']}
          type="text"
          inputMode="search"
          name="q"
          value={value}
          maxLength={LIMITS.sentence}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${SEARCH_FIELD}-list`}
          onPointerEnter={prefetchAssist}
          onFocus={prefetchAssist}
          onChange={(event) => type(event.target.value)}
          onClick={show}
        />
      </span>
      {isUsed && (
        <Suspense fallback={null}>
          <SearchAssist value={value} catalog={catalog} input={input} panels={panels} onChange={type} />
        </Suspense>
      )}
    </div>
  );
}

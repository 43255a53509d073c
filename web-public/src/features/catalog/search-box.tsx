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

/** Focuses the input when it is opened by the visitor or by the hash of the URL. */
function useFocus(isOpened: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isOpened || hash === `#${SEARCH_FIELD}`) input.current?.focus();
  }, [hash, key, isOpened]);
  return input;
}

type SearchBoxProps = {
  value: string;
  catalog: Catalog;
  onChange: (text: string) => void;
  panels: Panels;
  /** Opened by the visitor, who goes on typing. */
  isOpened: boolean;
};

/** The field of the sentence, a combobox; Enter without a chosen suggestion searches for the sentence. */
export function SearchBox({ value, catalog, onChange, panels, isOpened }: SearchBoxProps): ReactNode {
  const input = useFocus(isOpened);
  const [isUsed, setUsed] = useState(false);
  const show = (): void => {
    setUsed(true);
    panels.show('search');
  };
  const type = (text: string): void => {
    onChange(text);
    show();
  };
  return (
    <div
      className={styles['box']}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && panels.isOpen('search') && panels.close()
      }
    >
      <label htmlFor={SEARCH_FIELD} className="visually-hidden">
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

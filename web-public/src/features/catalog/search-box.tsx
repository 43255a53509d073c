import { suggestFilters, type Suggestion } from '@prostora/api-client';
import { useLocation, useNavigate } from '@prostora/nav';
import { LIMITS } from '@prostora/contracts';
import { publicSite } from '@prostora/strings';
import { Search, type LucideIcon, Building2, House, MapPin, PartyPopper } from '@prostora/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import styles from './search-box.module.css';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;
/** Id of the search input; other pages link to „/#hledat“. */
const ID = 'hledat';
const ICONS: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  space: House,
  building: Building2,
  location: MapPin,
  purpose: PartyPopper,
};

/** Suggestions for the typed text, debounced; a stale answer never overwrites a newer one. */
function useSuggestions(text: string, enabled: boolean): readonly Suggestion[] {
  const api = useApi();
  const [found, setFound] = useState<{ for: string; items: readonly Suggestion[] }>({ for: '', items: [] });
  const query = text.trim();
  useEffect(() => {
    if (!enabled || query.length < 2) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      suggestFilters({ client: api, query: { q: query }, signal: abort.signal }).then(
        (answer) => setFound({ for: query, items: answer.items }),
        () => undefined,
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, query, enabled]);
  return query.length < 2 ? [] : found.items;
}

/** Focuses the input when the URL has its hash. */
function useFocusByHash() {
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${ID}`) input.current?.focus();
  }, [hash, key]);
  return input;
}

type SearchBoxProps = { value: string; onChange: (text: string) => void; panels: Panels };

/** Search input with suggestions, a combobox; Enter without a chosen suggestion searches for the text. */
export function SearchBox({ value, onChange, panels }: SearchBoxProps): ReactNode {
  const input = useFocusByHash();
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const opened = panels.isOpen('search', 'bar');
  const items = useSuggestions(value, opened);
  const expanded = opened && items.length > 0;
  const go = (suggestion: Suggestion): void => {
    panels.close();
    void navigate(suggestion.url);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter') return;
    const chosen = items[active];
    if (event.key === 'Enter') {
      if (expanded && chosen) {
        event.preventDefault();
        go(chosen);
      }
      return;
    }
    event.preventDefault();
    if (!expanded) return panels.show({ name: 'search', anchor: 'bar' });
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };
  const type = (text: string): void => {
    onChange(text);
    setActive(-1);
    panels.show({ name: 'search', anchor: 'bar' });
  };
  return (
    <div
      className={styles['box']}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && opened && panels.close()}
    >
      <label htmlFor={ID} className={styles['label']}>
        {texts.search}
      </label>
      <span className={styles['line']}>
        <Search />
        <input
          ref={input}
          id={ID}
          className={styles['input']}
          type="text"
          inputMode="search"
          name="search"
          value={value}
          maxLength={LIMITS.searchText}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${ID}-list`}
          aria-activedescendant={expanded && active >= 0 ? `${ID}-${active}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => panels.show({ name: 'search', anchor: 'bar' })}
        />
      </span>
      <ul
        id={`${ID}-list`}
        role="listbox"
        aria-label={texts.suggestions}
        className={styles['list']}
        hidden={!expanded}
      >
        {expanded &&
          items.map((item, index) => (
            <SuggestionRow
              key={item.url}
              id={`${ID}-${index}`}
              item={item}
              selected={index === active}
              onHover={() => setActive(index)}
              onChoose={() => go(item)}
            />
          ))}
      </ul>
    </div>
  );
}

function SuggestionRow({
  id,
  item,
  selected,
  onHover,
  onChoose,
}: {
  id: string;
  item: Suggestion;
  selected: boolean;
  onHover: () => void;
  onChoose: () => void;
}): ReactNode {
  const Icon = ICONS[item.kind];
  return (
    <li
      id={id}
      role="option"
      aria-selected={selected}
      className={styles['option']}
      onPointerMove={onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles['icon']}>
        <Icon />
      </span>
      <span className={styles['text']}>
        <span className={styles['name']}>{item.label}</span>
        {item.detail && <span className={styles['detail']}>{item.detail}</span>}
      </span>
      <span className={styles['kind']}>{texts.suggestionKinds[item.kind]}</span>
    </li>
  );
}

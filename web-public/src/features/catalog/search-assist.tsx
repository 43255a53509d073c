import { suggestFilters, type SuggestAnswer, type Suggestion } from '@prostora/api-client';
import { useNavigate } from '@prostora/nav';
import { searchSentence as texts } from '@prostora/strings/cs/search-sentence.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { Building2, Chip, House, MapPin, PartyPopper, X, type LucideIcon } from '@prostora/ui';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import filterStyles from './active-filters.module.css';
import { readSentence, removeChip } from './catalog-sentence.ts';
import { SEARCH_FIELD } from './filter-names.ts';
import styles from './search-box.module.css';
import { AmbiguousWords, UnknownWords, describeChip } from './sentence-chips.tsx';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

export { openSentence } from './new-sentence.ts';

const ICONS: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  space: House,
  building: Building2,
  location: MapPin,
  purpose: PartyPopper,
};
const LIST = `${SEARCH_FIELD}-list`;
const DEBOUNCE_MS = 150;
const NOTHING: SuggestAnswer = { items: [], parsed: null };

/** Suggestions for the typed text, debounced; a stale answer never overwrites a newer one. */
function useSuggestions(text: string, isEnabled: boolean): SuggestAnswer {
  const api = useApi();
  const [found, setFound] = useState(NOTHING);
  const query = text.trim();
  useEffect(() => {
    if (!isEnabled || query.length < 2) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      suggestFilters({ client: api, query: { q: query }, signal: abort.signal }).then(
        setFound,
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, query, isEnabled]);
  return query.length < 2 ? NOTHING : found;
}

type SearchAssistProps = {
  value: string;
  catalog: Catalog;
  input: RefObject<HTMLInputElement | null>;
  panels: Panels;
  onChange: (text: string) => void;
};

/** Below the search field while typing: what is understood of the sentence, and suggestions in a listbox. */
export function SearchAssist(props: SearchAssistProps): ReactNode {
  const { value, catalog, input, panels } = props;
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState(value);
  const isOpen = panels.isOpen('search');
  const { items, parsed } = useSuggestions(value, isOpen);
  // The list shows what it understood of its own sentence.
  const preview = value.trim() === catalog.filter.sentence?.q ? null : parsed;
  const isExpanded = isOpen && items.length > 0;
  if (typed !== value) {
    setTyped(value);
    setActive(-1);
  }
  const open = ({ url }: Suggestion): void => {
    panels.close();
    void navigate(url);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const chosen = items[active];
    if (event.key === 'Enter' && isExpanded && chosen) {
      event.preventDefault();
      open(chosen);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isExpanded) return panels.show('search');
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && active >= 0) field?.setAttribute('aria-activedescendant', `${SEARCH_FIELD}-${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, isExpanded, active]);
  return (
    <div className={styles['list']} hidden={!isExpanded && !(isOpen && preview)}>
      {isOpen && preview && <TypedSentence {...props} parsed={preview} />}
      <ul id={LIST} role="listbox" aria-label={texts.suggestions} hidden={!isExpanded}>
        {isExpanded &&
          items.map((item, index) => (
            <SuggestionRow
              key={item.url}
              id={`${SEARCH_FIELD}-${index}`}
              item={item}
              selected={index === active}
              onHover={() => setActive(index)}
              onChoose={() => open(item)}
            />
          ))}
      </ul>
    </div>
  );
}

type TypedSentenceProps = SearchAssistProps & { parsed: NonNullable<SuggestAnswer['parsed']> };

/** Chips of the typed sentence; each removes its words from the field. */
function TypedSentence({ parsed, catalog: { filter }, input, onChange }: TypedSentenceProps): ReactNode {
  const chosen = filter.sentence?.explicit ?? filter;
  const described = {
    hasDay: (chosen.dateFrom ?? parsed.date_from) !== null,
    hasGuests: (chosen.guests ?? parsed.guests) !== null,
  };
  const chips = parsed.chips.map((chip) => ({ chip, ...describeChip(chip, described) }));
  return (
    <div className={styles['sentence']} role="group" aria-label={texts.understood}>
      <p className="visually-hidden" role="status">
        {texts.understood}: {chips.map(({ label }) => label).join(', ')}
      </p>
      {chips.map(({ chip, label, isWaiting }) => {
        const remove = (): void => {
          onChange(removeChip(chip));
          input.current?.focus();
        };
        return (
          <Chip
            key={`${chip.slot} ${chip.value}`}
            className={isWaiting ? filterStyles['waits'] : undefined}
            aria-label={ui.removeFilter(label)}
            onClick={remove}
            onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && remove()}
          >
            {label}
            <X aria-hidden />
          </Chip>
        );
      })}
      <AmbiguousWords parsed={parsed}>
        {(option, label) => (
          <Chip
            onClick={() => {
              onChange(readSentence(option.query));
              input.current?.focus();
            }}
          >
            {label}
          </Chip>
        )}
      </AmbiguousWords>
      <UnknownWords parsed={parsed} />
    </div>
  );
}

type SuggestionRowProps = {
  id: string;
  item: Suggestion;
  selected: boolean;
  onHover: () => void;
  onChoose: () => void;
};

function SuggestionRow({ id, item, selected, onHover, onChoose }: SuggestionRowProps): ReactNode {
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

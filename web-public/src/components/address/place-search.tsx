import type { Place } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { addressTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import { TextField, MapPin } from '@prostora/ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './place-search.module.css';
import { usePlaces } from './use-places.ts';

/** Address search, a combobox: arrows move, Enter chooses, Esc closes. Never submits the form. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const [isTownOnly, setTownOnly] = useState(false);
  const { status, items, for: answeredQuery } = usePlaces(text, opened);
  const expanded = opened && items.length > 0;
  const choose = (place: Place): void => {
    setText([place.label, place.detail].filter(Boolean).join(', '));
    setOpened(false);
    setTownOnly(place.kind === 'town' || place.kind === 'city_part');
    onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && expanded) {
      // Close the suggestions only, not a dialog around them.
      event.preventDefault();
      setOpened(false);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = items[Math.max(active, 0)];
      if (expanded && chosen && answeredQuery === text.trim()) choose(chosen);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!expanded) return setOpened(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };
  const note =
    status === 'failed'
      ? texts.failed
      : status === 'found' && items.length === 0
        ? texts.none
        : isTownOnly
          ? texts.townOnly
          : '';
  return (
    <div
      className={styles['search']}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpened(false)}
    >
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        placeholder={texts.searchPlaceholder}
        value={text}
        maxLength={LIMITS.searchText}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setTownOnly(false);
          setOpened(true);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.suggestions}
        className={styles['list']}
        hidden={!expanded}
      >
        {expanded &&
          items.map((place, index) => (
            <li
              key={`${place.label}|${place.detail}|${place.lat}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <MapPin aria-hidden />
              <span className={styles['text']}>
                <span className={styles['name']}>{place.label}</span>
                {place.detail && <span className={styles['detail']}>{place.detail}</span>}
              </span>
              <span className={styles['kind']}>{texts.kinds[place.kind]}</span>
            </li>
          ))}
      </ul>
      <p className={note ? styles['note'] : 'visually-hidden'} role="status">
        {note || (expanded ? texts.found(items.length) : '')}
      </p>
    </div>
  );
}

import { demand } from '@prostora/strings/cs/demand.ts';
import { TextField, MapPin } from '@prostora/ui';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import {
  findMatchingLocations,
  describeParentLocations,
  listPopularTowns,
  type LocationListItem,
} from '../../lib/location-tree.ts';
import type { DemandValues } from './demand-values.ts';
import styles from './location-field.module.css';

const texts = demand.where;
const MAX_MATCHES = 8;

/** „Brno, Jihomoravský kraj“ */
const formatLabel = (place: LocationListItem, all: readonly LocationListItem[]): string =>
  [place.name, describeParentLocations(place, all)].filter(Boolean).join(', ');

/** State of the location field: the typed text, or the name of the chosen location. */
function useLocationInput(control: Control<DemandValues>, places: readonly LocationListItem[]) {
  const [typed, setTyped] = useState<string | null>(null);
  /** The typed text for the validation, which runs before the next render. */
  const latestTyped = useRef(typed);
  const { field, fieldState } = useController({
    control,
    name: 'location_id',
    rules: { validate: () => (latestTyped.current ?? '').trim() === '' || texts.unknownPlace },
  });
  const change = (text: string | null, id: string): void => {
    latestTyped.current = text;
    setTyped(text);
    field.onChange(id);
  };
  const chosen = places.find(({ id }) => String(id) === field.value);
  const found = useMemo(
    () =>
      typed === null || typed.trim() === ''
        ? listPopularTowns(places)
        : findMatchingLocations(places, typed, MAX_MATCHES),
    [places, typed],
  );
  return {
    input: { ref: field.ref, name: field.name, onBlur: field.onBlur },
    found,
    error: fieldState.error?.message,
    text: typed ?? (chosen ? formatLabel(chosen, places) : ''),
    type: (text: string): void => change(text, ''),
    choose: (place: LocationListItem): void => change(null, String(place.id)),
  };
}

/** Location by name, a combobox: arrows move, Enter chooses, Esc closes; empty means anywhere. */
export function LocationField({
  control,
  places,
}: {
  control: Control<DemandValues>;
  places: readonly LocationListItem[];
}): ReactNode {
  const id = useId();
  const { input, found, error, text, type, choose } = useLocationInput(control, places);
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const expanded = opened && found.length > 0;
  const chooseAndClose = (place: LocationListItem): void => {
    choose(place);
    setOpened(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && expanded) setOpened(false);
    if (event.key === 'Enter' && expanded) {
      event.preventDefault();
      const place = found[Math.max(active, 0)];
      if (place) chooseAndClose(place);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!expanded) return setOpened(true);
    setActive(
      ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + found.length + 1) % (found.length + 1)) - 1,
    );
  };
  return (
    <div
      className={styles['place']}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpened(false)}
    >
      <TextField
        {...input}
        label={texts.place}
        hint={texts.placeHint}
        placeholder={texts.anywhere}
        error={error}
        value={text}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
        onFocus={() => setOpened(text === '')}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          type(event.target.value);
          setActive(-1);
          setOpened(true);
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.places}
        className={styles['list']}
        hidden={!expanded}
      >
        {expanded &&
          found.map((place, index) => (
            <li
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => chooseAndClose(place)}
            >
              <MapPin aria-hidden />
              <span className={styles['name']}>{formatLabel(place, places)}</span>
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {expanded ? texts.foundPlaces(found.length) : ''}
      </p>
    </div>
  );
}

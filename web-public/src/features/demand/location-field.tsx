import { demand } from '@prostora/strings/cs/demand.ts';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Combobox } from '../../components/combobox/combobox.tsx';
import {
  findMatchingLocations,
  describeParentLocations,
  listPopularTowns,
  type LocationListItem,
} from '../../lib/location-tree.ts';
import type { DemandValues } from './demand-values.ts';

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

/** Location by name; empty means anywhere. */
export function LocationField({
  control,
  places,
}: {
  control: Control<DemandValues>;
  places: readonly LocationListItem[];
}): ReactNode {
  const { input, found, error, text, type, choose } = useLocationInput(control, places);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Combobox
        {...input}
        label={texts.place}
        hint={texts.placeHint}
        placeholder={texts.anywhere}
        error={error}
        value={text}
        items={found}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onFocus={() => setOpen(text === '')}
        onType={type}
        onChoose={choose}
        getKey={(place) => place.id}
        listLabel={texts.places}
      >
        {(place) => <span>{formatLabel(place, places)}</span>}
      </Combobox>
      <p className="visually-hidden" role="status">
        {isOpen && found.length > 0 ? texts.foundPlaces(found.length) : ''}
      </p>
    </div>
  );
}

import type { Place } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { addressTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import { useState, type ReactNode } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import styles from './place-search.module.css';
import { usePlaces } from './use-places.ts';

/** Address search. Never submits the form. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }): ReactNode {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isTownOnly, setTownOnly] = useState(false);
  const { status, items, for: answeredQuery } = usePlaces(text, isOpen);
  const choose = (place: Place): void => {
    setText([place.label, place.detail].filter(Boolean).join(', '));
    setTownOnly(place.kind === 'town' || place.kind === 'city_part');
    onChoose(place);
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
    <div>
      <Combobox
        label={texts.search}
        hint={texts.searchHint}
        placeholder={texts.searchPlaceholder}
        maxLength={LIMITS.searchText}
        enterKeyHint="search"
        value={text}
        items={items}
        isCurrent={answeredQuery === text.trim()}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onType={(typed) => {
          setText(typed);
          setTownOnly(false);
        }}
        onChoose={choose}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        getKey={(place) => `${place.label}|${place.detail}|${place.lat}`}
        listLabel={texts.suggestions}
      >
        {(place) => (
          <>
            <span className={styles['text']}>
              <span className={styles['name']}>{place.label}</span>
              {place.detail && <span className={styles['detail']}>{place.detail}</span>}
            </span>
            <span className={styles['kind']}>{texts.kinds[place.kind]}</span>
          </>
        )}
      </Combobox>
      <p className={note ? styles['note'] : 'visually-hidden'} role="status">
        {note || (isOpen && items.length > 0 ? texts.found(items.length) : '')}
      </p>
    </div>
  );
}

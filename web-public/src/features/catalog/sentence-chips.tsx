import type { ParsedSentence } from '@prostora/api-client';
import { searchSentence as texts } from '@prostora/strings/cs/search-sentence.ts';
import { Link } from '@prostora/nav';
import { Info, RemovableChip } from '@prostora/ui';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import styles from './active-filters.module.css';
import { VALUE_GROUPS, isEmpty, readSentence, removeChip } from './catalog-sentence.ts';
import type { FilterValues, SentenceChip } from './catalog-filter.ts';
import { buildCatalogUrl } from './catalog-url.ts';
import { SEARCH_FIELD } from './filter-names.ts';
import type { Catalog } from './use-catalog.ts';

const NEEDS_DAY: readonly SentenceChip['slot'][] = [
  'price_max',
  'price_max_per_person',
  'price_max_per_hour',
  'time',
];

/** Values that stand in the bar. */
const IN_BAR: readonly SentenceChip['slot'][] = [
  'purpose',
  'location',
  'date',
  'weekdays',
  'repeat',
  'time',
  'guests',
  'layout',
  'price_max',
];

/** Whether a parameter of the address stands above the value of a chip. */
const isOverridden = ({ slot }: SentenceChip, explicit: FilterValues): boolean =>
  VALUE_GROUPS.some((group) => group.slots.includes(slot) && !isEmpty(explicit, group));

/** Label of a chip; one that narrows nothing yet says what it waits for. */
export function describeChip(
  { slot, label }: SentenceChip,
  { hasDay, hasGuests }: { hasDay: boolean; hasGuests: boolean },
): { label: string; isWaiting: boolean } {
  if (!hasDay && NEEDS_DAY.includes(slot)) return { label: texts.waits.day(label), isWaiting: true };
  if (!hasGuests && slot === 'price_max_per_person')
    return { label: texts.waits.guests(label), isWaiting: true };
  return { label, isWaiting: false };
}

/** Words of a sentence that mean nothing. */
export const UnknownWords = ({ parsed: { unknown } }: { parsed: ParsedSentence }): ReactNode =>
  unknown.length > 0 && (
    <p className={styles['unknown']}>
      <Info aria-hidden />
      {texts.unknown(unknown)}
    </p>
  );

type AmbiguousWord = ParsedSentence['ambiguous'][number];
type AmbiguousWordsProps = {
  parsed: ParsedSentence;
  /** Renders a choice of one meaning. */
  children: (option: AmbiguousWord['options'][number], label: string) => ReactNode;
};

/** Words of several meanings, none of which is chosen. */
export const AmbiguousWords = ({ parsed, children }: AmbiguousWordsProps): ReactNode =>
  parsed.ambiguous.map(({ text, options }) => (
    <div key={text} role="group" aria-label={texts.ambiguous(text)} className={styles['ambiguous']}>
      <span>{texts.ambiguous(text)}</span>
      {options.map((option) => (
        <Fragment key={option.slug}>{children(option, texts.meanings[option.slug] ?? option.name)}</Fragment>
      ))}
    </div>
  ));

/** After a chip is removed the focus moves to the one in its place, or to the search field. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  useEffect(() => {
    if (focused.current < 0) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    const next = chips[Math.min(focused.current, chips.length - 1)];
    focused.current = -1;
    (next ?? document.getElementById(SEARCH_FIELD))?.focus({ preventScroll: true });
  }, [count]);
  return { list, remember: (index: number): void => void (focused.current = index) };
}

/** What was understood of the sentence beyond the bar, in its order; each value is a link that removes its words. */
export function SentenceChips({ catalog: { filter, state } }: { catalog: Catalog }): ReactNode {
  const { sentence } = filter;
  const context = { hasDay: filter.dateFrom !== null, hasGuests: filter.guests !== null };
  const chips = (sentence?.chips ?? [])
    .filter((chip) => !sentence || !isOverridden(chip, sentence.explicit))
    .map((chip) => ({ chip, ...describeChip(chip, context) }))
    .filter(({ chip, isWaiting }) => isWaiting || !IN_BAR.includes(chip.slot));
  const { list, remember } = useFocusAfterRemoval(chips.length);
  if (!sentence || !state.parsed) return null;
  return (
    <>
      {chips.length > 0 && (
        <ul ref={list} className={styles['list']} aria-label={texts.understood}>
          {chips.map(({ chip, label, isWaiting }, index) => (
            <li
              key={`${chip.slot} ${chip.value}`}
              className={isWaiting ? styles['waiting'] : undefined}
              onClickCapture={() => remember(index)}
            >
              <RemovableChip
                to={buildCatalogUrl({ ...filter, page: 1, sentence: { ...sentence, q: removeChip(chip) } })}
              >
                {label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <AmbiguousWords parsed={state.parsed}>
        {(option, label) => (
          <Link
            className={styles['meaning']}
            to={buildCatalogUrl({
              ...filter,
              page: 1,
              sentence: { ...sentence, q: readSentence(option.query) },
            })}
          >
            {label}
          </Link>
        )}
      </AmbiguousWords>
      <UnknownWords parsed={state.parsed} />
    </>
  );
}

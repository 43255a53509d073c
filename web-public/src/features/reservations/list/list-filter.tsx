import type { ReservationSource, ReservationStatus, ReservationsPage } from '@prostora/api-client';
import { RESERVATION_STATUSES } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { assignee } from '@prostora/strings/cs/assignee.ts';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { media } from '@prostora/tokens';
import { Button, SelectField, TextField, useMedia } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAssignees } from '../../../lib/use-assignees.ts';
import { buildReservationsUrl, type ReservationsView, type When } from '../reservations-url.ts';
import styles from './list.module.css';

const texts = reservations.list;
const WHEN_OPTIONS: readonly When[] = ['upcoming', 'past', 'all'];
/** First and last day of the list's filter. */
const DAYS = { min: '2020-01-01', max: '2099-12-31' };
const SOURCES = Object.entries(statistics.sources) as [ReservationSource, string][];
/** Debounce of the search. */
const DEBOUNCE_MS = 350;

type Choice = { id: string; label: string; count?: number | undefined; to: string; active: boolean };

/** Group of links, one of which is active. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles['choices']}>
      <span id={id} className={styles['choicesLabel']}>
        {label}
      </span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Link
              className={styles['choice']}
              to={choice.to}
              preventScrollReset
              aria-current={choice.active || undefined}
            >
              {choice.label}{' '}
              {choice.count !== undefined && <span className={styles['choiceCount']}>{choice.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Search of a guest; updates the URL, debounced. */
function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }): ReactNode {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    // Changed by Back or by clearing the filter.
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const query = typed.trim();
    if (query === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = query;
      onSearch(query);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = typed.trim();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={texts.search}
        type="search"
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="sm" className="hidden-with-script">
        {texts.search}
      </Button>
    </form>
  );
}

type FilterProps = {
  place: ReservationsView;
  counts: ReservationsPage['counts'] | undefined;
  go: (change: Partial<ReservationsView>) => void;
};

/** Days of the start and origin. A chosen day lists past reservations too. */
function Details({ place, go }: Pick<FilterProps, 'place' | 'go'>): ReactNode {
  const change = (values: Partial<ReservationsView>): void => go({ ...values, page: 1, reservationId: null });
  const changeDay = (name: 'from' | 'to', day: string): void => {
    if (day !== (place[name] ?? '')) change({ [name]: day || null, ...(day !== '' && { when: 'all' }) });
  };
  return (
    <div className={styles['details']}>
      <DayField
        {...DAYS}
        label={texts.from}
        value={place.from ?? ''}
        onDay={(day) => changeDay('from', day)}
      />
      <DayField {...DAYS} label={texts.to} value={place.to ?? ''} onDay={(day) => changeDay('to', day)} />
      <SelectField
        label={texts.source}
        value={place.source ?? ''}
        onChange={({ target: { value } }) =>
          change({ source: SOURCES.find(([source]) => source === value)?.[0] ?? null })
        }
      >
        <option value="">{texts.anySource}</option>
        {SOURCES.map(([source, name]) => (
          <option key={source} value={source}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** On a phone the fields are folded until one of them is used, so that the list begins on the first screen. */
function FoldedDetails(props: Pick<FilterProps, 'place' | 'go'>): ReactNode {
  const { from, to, source } = props.place;
  if (!useMedia(media.phone)) return <Details {...props} />;
  return (
    <details className={styles['more']} open={(from ?? to ?? source) !== null || undefined}>
      <summary>{texts.moreFilters}</summary>
      <Details {...props} />
    </details>
  );
}

/** Filter by state, time, guest and assignee; a second click on a state or on „Moje“ clears it. */
export function ListFilter({ place, counts, go }: FilterProps): ReactNode {
  const to = (change: Partial<ReservationsView>): string =>
    buildReservationsUrl({ ...place, page: 1, reservationId: null, ...change });
  const states = RESERVATION_STATUSES.map((status: ReservationStatus): Choice => {
    const active = place.status === status;
    return {
      id: status,
      label: texts.stateLabels[status],
      count: counts?.[status],
      to: to({ status: active ? null : status }),
      active,
    };
  });
  const whens = WHEN_OPTIONS.map((when): Choice => ({
    id: when,
    label: texts.whenLabels[when],
    to: to({ when }),
    active: place.when === when,
  }));
  const mine = place.assignee === 'me';
  const hasTeam = useAssignees().length > 0;
  return (
    <div className={styles['filter']}>
      <Choices label={texts.when} choices={whens} />
      <Choices label={texts.states} choices={states} />
      <FoldedDetails place={place} go={go} />
      <Search search={place.search} onSearch={(search) => go({ search, page: 1, reservationId: null })} />
      {(hasTeam || mine) && (
        <div className={styles['mine']}>
          <Choices
            label={assignee.label}
            choices={[
              { id: 'me', label: assignee.mine, to: to({ assignee: mine ? null : 'me' }), active: mine },
            ]}
          />
        </div>
      )}
    </div>
  );
}

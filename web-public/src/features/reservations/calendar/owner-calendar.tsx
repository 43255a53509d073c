import { useQuery } from '@tanstack/react-query';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, useMedia } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { media } from '@prostora/tokens';
import { useMemo, useState, type ReactNode } from 'react';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import { pragueToday, spanOf, type CalendarPlace } from '@prostora/ui/calendar/place.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { Ban } from '../icons.ts';
import { LoadFailed } from '../load-failed.tsx';
import { calendarQuery } from '../reservation-queries.ts';
import type { Place } from '../reservations-address.ts';
import { nextTerm } from '../term.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import type { TimeKind, TimeTarget } from '../time-dialog/use-time-change.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './calendar.module.css';
import { calendarItems, termOfSelection, type CalendarItem } from './calendar-items.ts';
import { DraggedChange } from './dragged-change.tsx';
import { PickedDialog } from './picked-dialog.tsx';
import { useMoves } from './use-moves.ts';

const texts = reservations.calendar;
/** Opening hours of more spaces are hidden by default: they would cover the reservations. */
const FEW_SPACES = 2;

type OwnerCalendarProps = {
  place: Place;
  spaces: readonly OwnSpaceName[];
  go: (change: Partial<Place>) => void;
};
type Opened = { target: TimeTarget; choosesKind: boolean };

/** Buttons to add a window or a block, and the display option. */
function Tools({
  showsOpen,
  onShowOpen,
  onAdd,
}: {
  showsOpen: boolean;
  onShowOpen: (shows: boolean) => void;
  onAdd: (kind: TimeKind) => void;
}): ReactNode {
  const isPhone = useMedia(media.phone);
  return (
    <div className={styles['tools']}>
      <Button variant="dark" onClick={() => onAdd('window')}>
        <Plus aria-hidden />
        {texts.addWindow}
      </Button>
      <Button onClick={() => onAdd('block')}>
        <Ban aria-hidden />
        {texts.addBlock}
      </Button>
      <CheckField
        label={texts.showOpen}
        checked={showsOpen}
        onChange={(event) => onShowOpen(event.target.checked)}
      />
      <p className={styles['quiet']}>{isPhone ? texts.hintPhone : texts.hint}</p>
    </div>
  );
}

/** Calendar of reservations, opening hours and blocks of all spaces or of one. */
export function OwnerCalendar({ place: { spaceId }, spaces, go }: OwnerCalendarProps): ReactNode {
  const [place, setPlace] = useState<CalendarPlace>(() => ({ view: 'month', day: pragueToday() }));
  const [chosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState<Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }> | null>(
    null,
  );
  const { data, error, isFetching, refetch } = useQuery(calendarQuery(useApi(), spanOf(place), spaceId));
  const named = spaceId === null && spaces.length > 1;
  const open = chosenOpen ?? (!named || spaces.length <= FEW_SPACES);
  const items = useMemo(
    () => (data ? calendarItems(data, { open, named }) : new Map<string, CalendarItem>()),
    [data, open, named],
  );
  const entries = useMemo(() => [...items.values()].map(({ entry }) => entry), [items]);
  const { asked, onMove } = useMoves(items);
  const knownSpace = spaceId ?? (spaces.length === 1 ? (spaces[0]?.id ?? null) : null);
  const pick = (key: string): void => {
    const item = items.get(key);
    if (item?.kind === 'reservation') go({ reservationId: item.reservation.id });
    else if (item?.kind === 'proposal') go({ reservationId: item.proposal.reservation_id });
    else if (item) setPicked(item);
  };
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Tools
        showsOpen={open}
        onShowOpen={setChosenOpen}
        onAdd={(kind) =>
          setOpened({ target: { kind, id: null, spaceId: knownSpace, term: nextTerm() }, choosesKind: false })
        }
      />
      <CalendarView
        label={texts.label}
        entries={entries}
        place={place}
        onPlace={setPlace}
        loading={isFetching && !data}
        selectLabel={texts.selectDay}
        onPick={({ key }) => pick(key)}
        onMove={onMove}
        onSelect={(selection) =>
          setOpened({
            target: { kind: 'window', id: null, spaceId: knownSpace, term: termOfSelection(selection) },
            choosesKind: true,
          })
        }
      />
      {data && entries.length === 0 && <p className={styles['empty']}>{texts.empty}</p>}
      {opened && (
        <TimeDialog
          target={opened.target}
          spaces={spaces}
          choosesKind={opened.choosesKind}
          onClose={() => setOpened(null)}
        />
      )}
      {picked && <PickedDialog item={picked} spaces={spaces} onClose={() => setPicked(null)} />}
      {asked && <DraggedChange asked={asked} />}
    </>
  );
}

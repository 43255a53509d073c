import { useQuery } from '@tanstack/react-query';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, useMedia } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { media } from '@prostora/tokens';
import { useMemo, useState, type ReactNode } from 'react';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import {
  VIEWS,
  pragueToday,
  getVisibleSpan,
  type CalendarPosition,
  type CalendarViewName,
} from '@prostora/ui/calendar/calendar-position.ts';
import { ActionMenu } from '../../../components/action-menu/action-menu.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { useHasRight } from '../../../lib/use-rights.ts';
import { BlockSeveral, useBlockSeveral } from '../block-several.tsx';
import { Ban } from '../icons.ts';
import { LoadFailed } from '../load-failed.tsx';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import { calendarQuery } from '../reservation-queries.ts';
import { toSpaceView, type ReservationsView } from '../reservations-url.ts';
import { createDefaultSlot } from '../../../components/slot-fields/slot-values.ts';
import { useDayBeside } from '../rooms/timeline-days.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import type { TimeKind, TimeTarget } from '../time-dialog/use-time-change.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './calendar.module.css';
import { toCalendarItems, toDraftEntry, toSlot, type CalendarItem } from './calendar-items.ts';
import { PendingMoveDialog } from './pending-move-dialog.tsx';
import { SelectedItemDialog } from './selected-item-dialog.tsx';
import { useMoves } from './use-moves.ts';

const texts = reservations.calendar;
/** Opening hours of more spaces are hidden by default: they would cover the reservations. */
const MAX_SPACES_WITH_OPENING_HOURS = 2;

const DAY_ALONE: readonly CalendarViewName[] = ['day'];

type OwnerCalendarProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  go: (change: Partial<ReservationsView>, replace?: boolean) => void;
  /** Whether the panel of a new booking stands beside, and what it contains; the day of the booking is shown. */
  isBeside: boolean;
  draft: BookingDraft | null;
};
type Opened = { target: TimeTarget; choosesKind: boolean };

type ToolbarProps = {
  showsOpen: boolean;
  onShowOpen: (shows: boolean) => void;
  onAdd: (kind: TimeKind) => void;
  spaceId: number | null;
};

/** One row on a phone, so that the month stands on its first screen. */
function PhoneToolbar({ showsOpen, onShowOpen, onAdd, spaceId }: ToolbarProps): ReactNode {
  const several = useBlockSeveral(spaceId === null ? [] : [spaceId]);
  return (
    <div className={styles['tools']}>
      <Button variant="dark" onClick={() => onAdd('window')}>
        <Plus aria-hidden />
        {texts.addWindow}
      </Button>
      <ActionMenu
        label={texts.more}
        items={[
          { label: texts.addBlock, onChoose: () => onAdd('block') },
          ...(several.open ? [{ label: manySpaces.block.open, onChoose: several.open }] : []),
          {
            label: showsOpen ? texts.hideOpen : texts.showOpen,
            onChoose: () => onShowOpen(!showsOpen),
          },
        ]}
      />
      {several.dialog}
    </div>
  );
}

/** Buttons to add a window or a block, and the display option. */
function Toolbar(props: ToolbarProps): ReactNode {
  const isPhone = useMedia(media.phone);
  const { showsOpen, onShowOpen, onAdd, spaceId } = props;
  if (isPhone) return <PhoneToolbar {...props} />;
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
      <BlockSeveral spaceIds={spaceId === null ? [] : [spaceId]} />
      <CheckField
        label={texts.showOpen}
        checked={showsOpen}
        onChange={(event) => onShowOpen(event.target.checked)}
      />
      <p className={styles['quiet']}>{texts.hint}</p>
    </div>
  );
}

/** Calendar of reservations, opening hours and blocks of all spaces or of one. */
export function OwnerCalendar({ place, spaces, go, isBeside, draft }: OwnerCalendarProps): ReactNode {
  const spaceId = place.spaceId ?? (place.spaceIds.length === 1 ? (place.spaceIds[0] ?? null) : null);
  const mayWrite = useHasRight('write');
  const view = place.view === null ? 'month' : toSpaceView(place.view);
  const shownDay = place.day ?? pragueToday();
  const beside = useDayBeside(draft?.day ?? shownDay);
  const position: CalendarPosition = isBeside ? { view: 'day', day: beside.day } : { view, day: shownDay };
  const [chosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState<Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }> | null>(
    null,
  );
  const { data, error, isFetching, refetch } = useQuery(
    calendarQuery(useApi(), getVisibleSpan(position), spaceId),
  );
  const showsSpaceName = spaceId === null && spaces.length > 1;
  const showsOpeningHours = chosenOpen ?? (!showsSpaceName || spaces.length <= MAX_SPACES_WITH_OPENING_HOURS);
  const items = useMemo(
    () =>
      data ? toCalendarItems(data, { showsOpeningHours, showsSpaceName }) : new Map<string, CalendarItem>(),
    [data, showsOpeningHours, showsSpaceName],
  );
  const entries = useMemo(
    () => [
      ...[...items.values()].map(({ entry }) => entry),
      ...(isBeside && draft ? [toDraftEntry(draft)] : []),
    ],
    [draft, isBeside, items],
  );
  const { asked: pendingMove, onMove } = useMoves(items);
  const offered = data?.availabilities ?? [];
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
      {!isBeside && mayWrite && (
        <Toolbar
          showsOpen={showsOpeningHours}
          onShowOpen={setChosenOpen}
          spaceId={spaceId}
          onAdd={(kind) =>
            setOpened({
              target: { kind, id: null, spaceId: knownSpace, slot: createDefaultSlot() },
              choosesKind: false,
            })
          }
        />
      )}
      <CalendarView
        label={texts.label}
        entries={entries}
        position={position}
        {...(isBeside && { views: DAY_ALONE })}
        onNavigate={({ view: next, day }) =>
          isBeside
            ? beside.onDay(day)
            : go({ view: VIEWS.find((one) => one === next && one !== 'month') ?? null, day }, true)
        }
        loading={isFetching && !data}
        selectLabel={texts.selectDay}
        onPick={({ key }) => pick(key)}
        {...(mayWrite && { onMove })}
        {...(!isBeside &&
          mayWrite && {
            onSelect: (selection) =>
              setOpened({
                target: { kind: 'window', id: null, spaceId: knownSpace, slot: toSlot(selection, offered) },
                choosesKind: true,
              }),
          })}
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
      {picked && <SelectedItemDialog item={picked} spaces={spaces} onClose={() => setPicked(null)} />}
      {pendingMove && <PendingMoveDialog asked={pendingMove} />}
    </>
  );
}

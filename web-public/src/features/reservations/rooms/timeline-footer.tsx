import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { Button, classNames } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { BlockSeveral } from '../block-several.tsx';
import { Ban } from '../icons.ts';
import { buildProgramUrl } from '../program/program-url.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import type { TimeKind } from '../time-dialog/use-time-change.ts';
import card from './room-card.module.css';
import type { TimelineView } from './timeline-days.ts';
import styles from './timeline-footer.module.css';

const KINDS = ['confirmed', 'pending', 'option', 'offer', 'internal', 'blocked', 'clash'] as const;

const Kinds = (): ReactNode => (
  <ul className={styles['legend']} aria-label={texts.legend}>
    {KINDS.map((kind) => (
      <li key={kind}>
        <i className={classNames(styles['sample'], card[kind])} aria-hidden />
        {texts.kinds[kind]}
      </li>
    ))}
    <li>
      <i className={classNames(styles['sample'], styles['closed'])} aria-hidden />
      {texts.kinds.closed}
    </li>
  </ul>
);

/** Scale of the taken share, of a month. */
const Scale = (): ReactNode => (
  <p className={styles['scale']}>
    <span>{texts.scale.label}:</span>
    {texts.scale.empty}
    <i aria-hidden />
    {texts.scale.full}
  </p>
);

/** Meaning of the colours, and what else belongs to a calendar. */
export const TimelineFooter = ({
  view,
  days,
  spaceIds,
  onAdd,
}: {
  view: TimelineView;
  /** Days of the program to print. */
  days: readonly string[];
  spaceIds: readonly number[];
  /** Without it nothing that changes the calendar is offered. */
  onAdd?: (kind: TimeKind) => void;
}): ReactNode => (
  <div className={styles['footer']}>
    {view === 'month' ? <Scale /> : <Kinds />}
    <nav className={styles['links']} aria-label={reservations.tabsLabel}>
      {onAdd && (
        <>
          <Button size="sm" variant="ghost" onClick={() => onAdd('window')}>
            <Plus aria-hidden />
            {texts.footer.openTime}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onAdd('block')}>
            <Ban aria-hidden />
            {texts.footer.block}
          </Button>
          <BlockSeveral spaceIds={[]} isQuiet />
        </>
      )}
      <Link
        to={buildProgramUrl({ from: days[0] ?? null, to: days.at(-1) ?? null, spaceIds, reader: 'staff' })}
      >
        {reservations.list.program}
      </Link>
      {onAdd && <Link to={buildReservationsUrl({ tab: 'otevreni' })}>{reservations.tabs.otevreni}</Link>}
      <Link to={buildReservationsUrl({ tab: 'kalendare' })}>{reservations.tabs.kalendare}</Link>
      {onAdd && <Link to={urls.bookingImport}>{reservations.importLink}</Link>}
    </nav>
  </div>
);

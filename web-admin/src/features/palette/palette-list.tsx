import {
  Building2,
  CircleUserRound,
  CalendarDays,
  CreditCard,
  DoorOpen,
  Inbox,
  Landmark,
  Link2,
  History,
  PanelLeft,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import type { Entry, EntryGroup, GroupKey } from './entries.ts';
import styles from './palette.module.css';

const ICONS: Readonly<Record<GroupKey, LucideIcon>> = {
  page: PanelLeft,
  action: Zap,
  recent: History,
  space: DoorOpen,
  building: Landmark,
  customer: Building2,
  user: CircleUserRound,
  reservation: CalendarDays,
  inquiry: Inbox,
  order: CreditCard,
  seo_url: Link2,
};

type ListProps = {
  id: string;
  groups: readonly EntryGroup[];
  active: number;
  onHover: (at: number) => void;
  onOpen: (entry: Entry, isNewTab: boolean) => void;
};

/** Grouped options; the hovered option becomes the active one. */
export function PaletteList({ id, groups, active, onHover, onOpen }: ListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={texts.results}>
      {groups.map(({ key, entries }, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className={styles.group} role="presentation">
            {texts.groups[key]}
          </div>
          {entries.map((entry, place) => {
            const at = (starts[index] ?? 0) + place;
            return (
              <Option
                key={entry.key}
                id={`${id}-${at}`}
                entry={entry}
                Icon={entry.Icon ?? ICONS[key]}
                isActive={at === active}
                onHover={() => onHover(at)}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  entry,
  Icon,
  isActive,
  onHover,
  onOpen,
}: {
  id: string;
  entry: Entry;
  Icon: LucideIcon;
  isActive: boolean;
  onHover: () => void;
  onOpen: ListProps['onOpen'];
}) {
  const press = (event: MouseEvent): void =>
    onOpen(entry, event.ctrlKey || event.metaKey || event.button === 1);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onAuxClick={(event) => {
        if (event.button === 1) press(event);
      }}
    >
      <Icon className="lucide" aria-hidden />
      <span className={styles.title}>{entry.title}</span>
      {entry.subtitle !== '' && <span className={styles.subtitle}>{entry.subtitle}</span>}
    </div>
  );
}

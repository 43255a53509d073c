import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import { RuleDialog } from './rule-dialog.tsx';

const texts = reservations.calendar;
type SelectedItem = Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }>;

const ImportedBlockDialog = ({ item, onClose }: { item: SelectedItem; onClose: () => void }): ReactNode => (
  <Modal open onClose={onClose} title={texts.importedTitle} size="small">
    <p className={styles['slot']}>{formatEntrySlot(item.entry)}</p>
    <p>{item.entry.title}</p>
    <p className={styles['quiet']}>{texts.importedText}</p>
  </Modal>
);

/** Dialog of the selected window or block. */
export function SelectedItemDialog({
  item,
  spaces,
  onClose,
}: {
  item: SelectedItem;
  spaces: readonly OwnSpaceName[];
  onClose: () => void;
}): ReactNode {
  const { start, end } = item.entry;
  if (item.kind === 'block') {
    const {
      id,
      space_id: spaceId,
      reason,
      reason_public: reasonPublic,
      feed_id: feedId,
      group_id: groupId,
    } = item.block;
    if (feedId !== null) return <ImportedBlockDialog item={item} onClose={onClose} />;
    const target = {
      kind: 'block',
      id,
      spaceId,
      slot: { start, end },
      reason,
      reasonPublic,
      groupId,
    } as const;
    return <TimeDialog target={target} spaces={spaces} onClose={onClose} />;
  }
  const { id, rule_id: ruleId, space_id: spaceId, price_per_hour: price } = item.window;
  if (id === null && ruleId !== null)
    return <RuleDialog occurrence={item.window} ruleId={ruleId} onClose={onClose} />;
  return (
    <TimeDialog
      target={{ kind: 'window', id, spaceId, slot: { start, end }, price }}
      spaces={spaces}
      onClose={onClose}
    />
  );
}

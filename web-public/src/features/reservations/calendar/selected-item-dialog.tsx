import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { useHasRight } from '../../../lib/use-rights.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import { SlotWaiting } from '../waiting-list/slot-waiting.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import { RuleDialog } from './rule-dialog.tsx';

const texts = reservations.calendar;
type SelectedItem = Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }>;

/** An imported block, and what a member sees without the right to change it. */
const ReadOnlyDialog = ({
  item,
  title,
  text,
  onClose,
  children,
}: {
  item: SelectedItem;
  title: string;
  text?: string;
  onClose: () => void;
  children?: ReactNode;
}): ReactNode => (
  <Modal open onClose={onClose} title={title} size="small">
    <p className={styles['slot']}>{formatEntrySlot(item.entry)}</p>
    <p>{item.entry.title}</p>
    {text && <p className={styles['quiet']}>{text}</p>}
    {children}
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
  const mayWrite = useHasRight('write');
  const { start, end } = item.entry;
  if (!mayWrite)
    return <ReadOnlyDialog item={item} title={texts.readOnlyTitles[item.kind]} onClose={onClose} />;
  if (item.kind === 'block') {
    const {
      id,
      space_id: spaceId,
      reason,
      reason_public: reasonPublic,
      feed_id: feedId,
      group_id: groupId,
    } = item.block;
    if (feedId !== null)
      return (
        <ReadOnlyDialog item={item} title={texts.importedTitle} text={texts.importedText} onClose={onClose}>
          <SlotWaiting spaceId={spaceId} slot={{ start, end }} />
        </ReadOnlyDialog>
      );
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

import { setAvailabilityRuleException } from '@prostora/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { toPragueDay } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, ButtonLink, FormError, Modal } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateSchedule } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';

const texts = reservations.calendar;
type Occurrence = Extract<CalendarItem, { kind: 'window' }>['window'];

/** Dialog of an occurrence of a weekly rule: exclude the day, or edit the rule. */
export function RuleDialog({
  occurrence,
  ruleId,
  onClose,
}: {
  occurrence: Occurrence;
  ruleId: number;
  onClose: () => void;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // An occurrence belongs to the day of its start, also when it ends after midnight.
  const day = toPragueDay(occurrence.start_datetime);
  const excludeDay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await setAvailabilityRuleException({ client: api, path: { id: ruleId }, body: { day, holds: false } });
      showToast(texts.ruleExcepted(day));
      onClose();
    } catch (error) {
      setFailure(toErrorMessage(error));
    }
    setSending(false);
    void invalidateSchedule(client);
  };
  return (
    <Modal open onClose={onClose} title={texts.ruleTitle} size="small">
      <FormError>{failure}</FormError>
      <p className={styles['slot']}>
        {formatEntrySlot({ start: occurrence.start_datetime, end: occurrence.end_datetime })}
      </p>
      <p>
        {reservations.pricePerHour(occurrence.price_per_hour)}. {texts.ruleText}
      </p>
      <form noValidate className={styles['choices']} onSubmit={(event) => void excludeDay(event)}>
        <Button wide type="submit" variant="dark" sending={sending} data-autofocus="">
          {texts.ruleExcept}
        </Button>
        <ButtonLink wide to={buildReservationsUrl({ tab: 'otevreni', spaceId: occurrence.space_id })}>
          {texts.ruleEdit}
        </ButtonLink>
      </form>
    </Modal>
  );
}

import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { Button } from '@prostora/ui/button.tsx';
import { classNames } from '@prostora/ui/class-names.ts';
import { CircleAlert, CircleCheck, Info, RotateCw, type LucideIcon } from '@prostora/ui/icons.ts';
import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react';
import { Alternatives, Similar, type OnAlternative } from './alternatives.tsx';
import styles from './availability-status.module.css';
import { toTimestamps } from './local-slot.ts';
import type { BookingForm } from './use-booking-form.ts';

const WaitingListButton = lazy(async () => ({
  default: (await import('./waiting-list/waiting-list-button.tsx')).WaitingListButton,
}));

type StatusMessage = { tone: 'free' | 'ask' | 'refused' | 'quiet'; icon: LucideIcon; text: string };

function resolveStatus({ check, taken }: BookingForm): StatusMessage {
  if (taken) return { tone: 'refused', icon: CircleAlert, text: texts.taken };
  if (check.status === 'none') return { tone: 'quiet', icon: Info, text: texts.pickSlot };
  if (check.status === 'checking') return { tone: 'quiet', icon: Info, text: texts.checking };
  if (check.status === 'failed') return { tone: 'refused', icon: CircleAlert, text: texts.checkFailed };
  if (check.answer.available && check.answer.offered !== 'inside')
    return { tone: 'ask', icon: Info, text: check.answer.message };
  return check.answer.available
    ? { tone: 'free', icon: CircleCheck, text: check.answer.message || texts.free }
    : { tone: 'refused', icon: CircleAlert, text: check.answer.message || texts.refused };
}

/** Availability of the slot; when it is not free, alternatives and similar spaces (DESIGN 6.5). */
export function AvailabilityStatus({
  spaceId,
  booking,
  onTake,
}: {
  spaceId: number;
  booking: BookingForm;
  onTake: OnAlternative;
}): ReactNode {
  const { check, taken, slot } = booking;
  const { tone, icon: Icon, text } = resolveStatus(booking);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken) strip.current?.focus();
  }, [taken]);
  const take: OnAlternative = (start, end) => {
    onTake(start, end);
    strip.current?.focus();
  };
  const alternatives =
    taken?.alternatives ??
    (check.status === 'done' && !check.answer.available ? check.answer.alternatives : []);
  const isTaken = taken !== null || (check.status === 'done' && check.answer.taken);
  return (
    <>
      <div
        ref={strip}
        tabIndex={-1}
        className={classNames(styles['strip'], styles[tone])}
        aria-live="polite"
        aria-busy={check.status === 'checking'}
      >
        <Icon aria-hidden />
        <span>{text}</span>
      </div>
      {check.status === 'done' && !taken && check.answer.warning && (
        <p className={styles['warning']} role="status">
          <CircleAlert aria-hidden />
          {check.answer.warning}
        </p>
      )}
      {check.status === 'failed' && !taken && (
        <Button size="sm" variant="ghost" onClick={check.retry}>
          <RotateCw />
          {texts.checkAgain}
        </Button>
      )}
      {isTaken && slot && (
        <Suspense fallback={null}>
          <WaitingListButton
            spaceId={spaceId}
            slot={toTimestamps(slot)}
            guests={booking.form.getValues('number_of_guests')}
          />
        </Suspense>
      )}
      {alternatives.length > 0 && <Alternatives alternatives={alternatives} onTake={take} />}
      {taken && slot && taken.similar.length > 0 && <Similar spaces={taken.similar} day={slot.day} />}
    </>
  );
}

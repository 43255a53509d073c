import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createOwnBooking, type OwnBookingAnswer } from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { ownBookingErrors } from '@prostora/strings/cs/own-booking.ts';
import { media } from '@prostora/tokens';
import { Button, classNames, FormError, IconButton, useDialog, useMedia, X } from '@prostora/ui';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { invalidateReservations, roomsQuery } from '../reservation-queries.ts';
import type { NewBooking } from '../reservations-url.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { AddPersonDialog } from '../waiting-list/add-person-dialog.tsx';
import { toBookingDraft, type BookingDraft } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import type { CheckedSlot } from './clashes.tsx';
import {
  FIELD_NAMES,
  findOfferedHour,
  toCheckInput,
  toInitialValues,
  toInput,
  type NewBookingValues,
} from './new-booking-values.ts';
import styles from './new-booking.module.css';
import { useBookingCheck } from './use-booking-check.ts';

const TITLE_ID = 'nova-rezervace';

type PanelProps = {
  given: Partial<NewBooking>;
  spaces: readonly OwnSpaceName[];
  onClose: () => void;
  /** Called with what the calendar beside shows; stable. */
  onDraft?: (draft: BookingDraft | null) => void;
  onSaved: (answer: OwnBookingAnswer) => void;
};
type FrameProps = { onClose: () => void; first: string; children: ReactNode };

/** The day; the name when slot and space are given, drawn in the calendar or found free. */
const findFirstField = ({ from, spaceIds = [] }: Partial<NewBooking>): string =>
  from !== undefined && spaceIds.length > 0 ? '[name="customer_name"]' : '[data-first]';

const Head = ({ onClose }: { onClose: () => void }): ReactNode => (
  <div className={styles['head']}>
    <h2 id={TITLE_ID}>{texts.title}</h2>
    <IconButton label={texts.cancel} onClick={onClose}>
      <X />
    </IconButton>
  </div>
);

/** Beside the calendar, which stays usable; Esc in the panel closes it. */
function SidePanel({ onClose, first, children }: FrameProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [first]);
  return (
    <aside
      ref={panel}
      className={styles['side']}
      aria-labelledby={TITLE_ID}
      onKeyDown={(event) => {
        // Keys of a dialog above bubble through React, but it is elsewhere in the document.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Head onClose={onClose} />
      {children}
    </aside>
  );
}

function BottomSheet({ onClose, children }: Omit<FrameProps, 'first'>): ReactNode {
  const ref = useDialog(true, onClose, false);
  return createPortal(
    <div className={styles['scrim']} data-overlay="">
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
        className={styles['sheet']}
      >
        <Head onClose={onClose} />
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Hands the booking over to the calendar beside, at each change of it. */
function useDraft(values: NewBookingValues, onDraft: PanelProps['onDraft']): void {
  const draft = JSON.stringify(toBookingDraft(values));
  useEffect(() => onDraft?.(JSON.parse(draft) as BookingDraft | null), [draft, onDraft]);
  useEffect(() => () => onDraft?.(null), [onDraft]);
}

/** The guest of the form as a person who waits. */
const toPerson = (values: NewBookingValues) => ({
  name: values.customer_name,
  phone: values.customer_phone,
  email: values.customer_email,
  guests: values.number_of_guests.trim() || '1',
});

/** Days ahead in which offered hours are looked for. */
const OFFERED_DAYS = 14;

/** Moves an untouched form without given hours to the next offered ones. */
function useOfferedHour(
  { reset, formState: { isDirty } }: UseFormReturn<NewBookingValues>,
  given: PanelProps['given'],
  spaces: PanelProps['spaces'],
): void {
  const api = useApi();
  const [span] = useState(() => {
    const first = given.day ?? pragueToday();
    return { start_date: first, end_date: addDays(first, given.day ? 1 : OFFERED_DAYS) };
  });
  const { data } = useQuery({
    ...roomsQuery(api, span, given.spaceIds ?? []),
    enabled: given.from === undefined,
    refetchInterval: false,
  });
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!data || isDone) return;
    setDone(true);
    const offered = findOfferedHour(data.availabilities, new Date());
    if (offered && !isDirty) reset(toInitialValues({ ...given, ...offered }, spaces, new Date()));
  }, [data, isDone, isDirty, reset, given, spaces]);
}

/** Panel of a new booking: beside the calendar on a desktop, one sheet on a phone. */
export function NewBookingPanel({ given, spaces, onClose, onDraft, onSaved }: PanelProps): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const isWide = useMedia(media.desktop);
  const [defaultValues] = useState(() => toInitialValues(given, spaces, new Date()));
  const form = useForm<NewBookingValues>({ mode: 'onTouched', defaultValues });
  const { isDirty } = form.formState;
  useOfferedHour(form, given, spaces);
  const values = useWatch({ control: form.control, compute: (all: NewBookingValues) => all });
  useDraft(values, onDraft);
  const slots = toCheckInput(values);
  const { check, isCurrent, recheck } = useBookingCheck(slots);
  const getKey = useIdempotencyKey();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [waited, setWaited] = useState<CheckedSlot | null>(null);
  const close = (): void => (isDirty ? setLeaving(true) : onClose());

  const save = async (valid: NewBookingValues): Promise<void> => {
    const input = toCheckInput(valid);
    if (!input) return form.setError('rooms', { message: ownBookingErrors.ownRooms });
    const body = toInput(valid, input);
    setFailure(null);
    setSending(true);
    try {
      const answer = await createOwnBooking({
        client: api,
        body,
        headers: { 'Idempotency-Key': getKey(body) },
      });
      await invalidateReservations(client);
      const count = answer.reservations.length;
      showToast(count === 1 ? texts.saved : texts.savedMany(count));
      onSaved(answer);
    } catch (error) {
      setFailure(showServerErrors(error, form, { fieldNames: FIELD_NAMES }));
      void recheck();
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(save)();
  };

  const days = new Set(check?.rooms.map(({ start_datetime }) => start_datetime)).size;
  const isTaken = isCurrent && check?.available === false;
  const each = check && check.total / Math.max(days, 1);
  const Frame = isWide ? SidePanel : BottomSheet;
  return (
    <Frame onClose={close} first={findFirstField(given)}>
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={submit}>
          <div className={styles['content']}>
            <FormError>{failure}</FormError>
            <BookingForm spaces={spaces} check={check} onWait={setWaited} />
          </div>
          <div className={styles['foot']}>
            <p aria-live="polite" className={classNames(!isCurrent && styles['old'])}>
              <strong>{check ? texts.total(check.total) : '–'}</strong>
              <small>
                {texts.totalDetail(
                  days,
                  each !== undefined && Number.isInteger(each) ? each : null,
                  values.rooms.length,
                  values.tell_guest,
                )}
              </small>
            </p>
            {isWide && <Button onClick={close}>{texts.cancel}</Button>}
            <Button
              type="submit"
              variant="primary"
              disabled={isTaken}
              sending={sending}
              sendingLabel={texts.saving}
            >
              {values.repeats && days > 1 && isWide ? texts.saveDays(days) : texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
      {waited && (
        <AddPersonDialog
          spaceId={waited.space_id}
          slot={{ start: waited.start_datetime, end: waited.end_datetime }}
          person={toPerson(values)}
          {...(check?.rooms.length === 1 && { onAdded: onClose })}
          onClose={() => setWaited(null)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          danger
          title={texts.leaveTitle}
          text={texts.leaveText}
          yes={texts.leave}
          no={texts.stay}
          onYes={() => {
            onClose();
            return Promise.resolve(null);
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </Frame>
  );
}

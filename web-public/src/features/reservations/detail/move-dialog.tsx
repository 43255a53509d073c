import { ApiError, type Reservation } from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, Modal } from '@prostora/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { termText } from '@prostora/ui/calendar/term-text.ts';
import { showServerErrors } from '../../../lib/form-errors.ts';
import shared from '../reservations.module.css';
import { TermFields } from '../term-fields.tsx';
import { termOf, valuesOf, type Term, type TermValues } from '../term.ts';
import styles from './detail.module.css';
import { refusalText, useReservationSteps } from './use-reservation-steps.ts';

const texts = reservations.move;

/** What is known of a reservation that is to be moved; a calendar knows no price. */
type Movable = Pick<Reservation, 'id' | 'customer_name' | 'start_datetime' | 'end_datetime' | 'sequence'> & { price?: number };
type MoveProps = {
  reservation: Movable;
  /** Where it was dragged; without it one sets out from the present term. */
  proposed?: Term;
  onClose: (moved: boolean) => void;
};

/** Asks for the new term of a reservation, beside the former one; a refusal keeps what was set. */
export function MoveDialog({ reservation, proposed, onClose }: MoveProps): ReactNode {
  const steps = useReservationSteps(reservation);
  // As it was when it was opened: somebody else's change meanwhile is told of by a refusal, only then it is taken over.
  const [opened] = useState(reservation);
  const [isStale, setStale] = useState(false);
  const { start_datetime: start, end_datetime: end, sequence } = isStale ? reservation : opened;
  const former: Term = { start, end };
  const form = useForm<TermValues>({ mode: 'onTouched', defaultValues: valuesOf(proposed ?? former) });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (values: TermValues): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      await steps.move(termOf(values, proposed ?? former), sequence);
      onClose(true);
    } catch (error) {
      setStale(isStale || (error instanceof ApiError && error.errorCode === 'RESERVATION_CHANGED'));
      const said = showServerErrors(error, form);
      setFailure(error instanceof ApiError && Object.keys(error.errors).length > 0 ? said : refusalText(error));
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(move)();
  };
  return (
    <Modal open onClose={() => onClose(false)} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <div><p className={styles['name']}>{texts.former}</p><p className={styles['former']}>{termText(former)}</p></div>
          <fieldset><legend className={styles['name']}>{texts.next}</legend><TermFields /></fieldset>
          <p className={styles['quiet']}>{reservation.price === undefined ? texts.priceNoteUnknown : texts.priceNote(reservation.price)}</p>
          <div className={shared['actions']}>
            <Button onClick={() => onClose(false)}>{texts.no}</Button>
            <Button type="submit" variant="dark" sending={sending}>{texts.yes}</Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

import { ApiError, type Reservation, type Series, type SlotConflict } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { seriesTexts } from '@prostora/strings/cs/series.ts';
import { Button, CheckField, FormError, Modal, TextArea } from '@prostora/ui';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import shared from '../../reservations.module.css';
import type { ChangePreview } from '../change-values.ts';
import detail from '../detail.module.css';
import { describeRefusal } from '../use-reservation-actions.ts';
import {
  previewSeriesChanges,
  toSeriesChanges,
  toSeriesChangeValues,
  type MovedValues,
  type SeriesChangeValues,
} from './series-change-values.ts';
import { SeriesConflicts } from './series-conflicts.tsx';
import { DetailFields, TimeFields } from './series-change-fields.tsx';
import type { Following } from './series.ts';
import styles from './series.module.css';
import { useSeriesActions, useSeriesListPrice } from './use-series.ts';

const texts = seriesTexts.change;
const fieldTexts = reservationChange.host;

function Outcome({
  preview,
  hasTexts,
  isMailed,
}: {
  preview: ChangePreview;
  hasTexts: boolean;
  isMailed: boolean;
}): ReactNode {
  const { immediate, proposed } = preview;
  const names = [...immediate.map((field) => fieldTexts.fields[field]), ...(hasTexts ? [texts.texts] : [])];
  return (
    <div className={styles['outcome']} role="status">
      {names.length + proposed.length === 0 && <p className={styles['quiet']}>{texts.nothing}</p>}
      {names.length > 0 && (
        <p>
          <b>{fieldTexts.immediate}:</b> {names.join(', ')}
        </p>
      )}
      {proposed.length > 0 && (
        <>
          <p>
            <b>{isMailed ? fieldTexts.proposed : texts.agree}:</b>{' '}
            {proposed.map((field) => fieldTexts.fields[field]).join(', ')}
          </p>
          {isMailed && <p className={styles['quiet']}>{texts.proposed}</p>}
        </>
      )}
    </div>
  );
}

type SeriesChangeDialogProps = {
  reservation: Reservation;
  series: Series;
  following: Following;
  /** Times and space to which the occurrence was dragged. */
  moved?: MovedValues | undefined;
  /** @param isApplied false as well when the guest has to accept the change first */
  onClose: (isApplied: boolean) => void;
};

/** Form of a change of this and the following occurrences. What was typed survives a refusal. */
export function SeriesChangeDialog({
  reservation,
  series,
  following,
  moved,
  onClose,
}: SeriesChangeDialogProps): ReactNode {
  const [initial] = useState(reservation);
  const { change } = useSeriesActions(series, following.fromDay);
  const form = useForm<SeriesChangeValues>({
    mode: 'onTouched',
    defaultValues: { ...toSeriesChangeValues(initial), ...moved },
  });
  // A dragged slot takes precedence over a draft.
  const removeDraft = useFormDraft(
    form,
    moved ? null : `series.${series.id}.${initial.id}.${initial.sequence}`,
  );
  const values = useWatch({ control: form.control }) as SeriesChangeValues;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly SlotConflict[]>([]);
  const changes = toSeriesChanges(values, initial);
  const listPrice = useSeriesListPrice(series, following.fromDay, changes);
  const usesListPrice = listPrice !== null && values.use_list_price;
  const preview = previewSeriesChanges(
    usesListPrice ? { ...changes, price: listPrice.list } : changes,
    values,
    initial,
  );
  const hasTexts = changes.title !== undefined || changes.staff_note !== undefined;
  const needsConsent = preview.proposed.length > 0;
  const isMailed = initial.customer_email !== '';
  const isProposal = needsConsent && isMailed;
  const send = async (sent: SeriesChangeValues): Promise<void> => {
    setFailure(null);
    setConflicts([]);
    setSending(true);
    try {
      await change({
        ...toSeriesChanges(sent, initial),
        ...(listPrice && { use_list_price: sent.use_list_price }),
      });
      removeDraft();
      onClose(!isProposal);
      return;
    } catch (error) {
      const taken = listConflicts(error);
      const message = showServerErrors(error, form);
      const hasFields = error instanceof ApiError && Object.keys(error.errors).length > 0;
      setConflicts(taken);
      setFailure(taken.length > 0 ? null : hasFields ? message : describeRefusal(error));
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(send)();
  };
  const days = new Set(following.occurrences.map(({ day }) => day)).size;
  const { errors } = form.formState;
  return (
    <Modal open onClose={() => onClose(false)} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError takesFocus>{failure}</FormError>
          <SeriesConflicts conflicts={conflicts} />
          <p>{texts.lead(days, following.fromDay)}</p>
          <TimeFields />
          <DetailFields reservation={initial} following={following} listPrice={listPrice} />
          <Outcome preview={preview} hasTexts={hasTexts} isMailed={isMailed} />
          {isProposal && (
            <TextArea
              {...form.register('message')}
              label={fieldTexts.message}
              optional
              rows={3}
              maxLength={LIMITS.reason}
              error={errors.message?.message}
            />
          )}
          {needsConsent && !isMailed && (
            <CheckField
              {...form.register('agreed_by_phone')}
              label={fieldTexts.agreed}
              error={errors.agreed_by_phone?.message}
            />
          )}
          <div className={detail['pinned']}>
            <Button onClick={() => onClose(false)}>{texts.no}</Button>
            <Button type="submit" variant="dark" sending={sending}>
              {isProposal ? texts.propose : texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

/** Conflicts of a refusal as SLOT_TAKEN. */
const listConflicts = (error: unknown): readonly SlotConflict[] =>
  error instanceof ApiError && error.errorCode === 'SLOT_TAKEN'
    ? ((error.body['conflicts'] ?? []) as SlotConflict[])
    : [];

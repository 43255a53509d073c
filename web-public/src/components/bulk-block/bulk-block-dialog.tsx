import { addBlockedSlots, ApiError, type OwnerCatalogAnswer } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, FormError, getSpaceTitle, Modal, TextField } from '@prostora/ui';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { SlotFields } from '../slot-fields/slot-fields.tsx';
import { createDefaultSlot, toSlotInput, toSlotValues, type SlotValues } from '../slot-fields/slot-values.ts';
import { SpaceChoice } from '../space-choice/space-choice.tsx';
import styles from './bulk-block-dialog.module.css';

const texts = manySpaces.block;
/** Longest reason of a block, in characters. */
const REASON_MAX = 200;

type BulkBlockValues = SlotValues & { reason: string; reason_public: boolean; skip_taken: boolean };
type BulkBlockProps = {
  catalog: OwnerCatalogAnswer;
  /** Spaces chosen at first. */
  spaceIds?: readonly number[];
  slot?: TimeSlot;
  onSaved: () => void;
  onClose: () => void;
};

/** The names of reserved spaces, when the server lists them. */
function describeFailure(
  failure: string | null,
  error: unknown,
  { spaces }: OwnerCatalogAnswer,
): string | null {
  const conflicts = error instanceof ApiError && error.body['conflicts'];
  if (failure === null || !Array.isArray(conflicts)) return failure;
  const ids = (conflicts as { space_id: number }[]).map(({ space_id }) => space_id);
  return texts.conflicts(spaces.filter(({ id }) => ids.includes(id)).map(getSpaceTitle));
}

/** Saves the blocks; keeps the error for its conflicts. */
function useBulkBlock(
  form: UseFormReturn<BulkBlockValues>,
  spaceIds: readonly number[],
  { slot, onSaved, onClose }: Pick<BulkBlockProps, 'onSaved' | 'onClose'> & { slot: TimeSlot },
) {
  const api = useApi();
  const toKey = useIdempotencyKey();
  const [error, setError] = useState<unknown>(null);
  const saving = usePortalForm(form, {
    save: async ({ reason, reason_public, skip_taken, ...values }) => {
      const given = { reason: reason.trim(), reason_public, skip_taken };
      const body = { ...toSlotInput(values, slot), space_ids: [...spaceIds], ...given };
      try {
        return await addBlockedSlots({ client: api, body, headers: { 'Idempotency-Key': toKey(body) } });
      } catch (failed) {
        setError(failed);
        throw failed;
      }
    },
    onSaved: ({ blocked_slots: blocks, skipped }) => {
      showToast(texts.done(blocks.length, skipped.length));
      onSaved();
      onClose();
    },
  });
  return { ...saving, error };
}

/** Blocks several spaces, or whole buildings, at the same time. */
export function BulkBlockDialog({
  catalog,
  spaceIds = [],
  slot: proposed,
  onSaved,
  onClose,
}: BulkBlockProps): ReactNode {
  const [slot] = useState(() => proposed ?? createDefaultSlot());
  const [chosen, setChosen] = useState<readonly number[]>(spaceIds);
  const [isTouched, setTouched] = useState(false);
  const form = useForm<BulkBlockValues>({
    mode: 'onTouched',
    defaultValues: { ...toSlotValues(slot), reason: '', reason_public: false, skip_taken: false },
  });
  const { submit, failure, error, sending } = useBulkBlock(form, chosen, { slot, onSaved, onClose });
  const submitChosen = (event: FormEvent): void => {
    setTouched(true);
    if (chosen.length > 0) submit(event);
    else event.preventDefault();
  };
  const { register, formState } = form;
  return (
    <Modal open onClose={onClose} title={texts.title}>
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={submitChosen}>
          <FormError>{describeFailure(failure, error, catalog)}</FormError>
          <SlotFields longestDays={BOOKING.calendarDays} />
          <SpaceChoice
            legend={texts.spaces}
            catalog={catalog}
            spaces={catalog.spaces}
            chosen={chosen}
            onChange={setChosen}
            error={isTouched && chosen.length === 0 ? texts.chooseSpaces : undefined}
          />
          <TextField
            {...register('reason', { validate: (text) => validateBy([maxLengthRule(REASON_MAX)])(text, {}) })}
            label={reservations.block.reason}
            hint={reservations.block.reasonHint}
            optional
            autoComplete="off"
            error={formState.errors.reason?.message}
          />
          <CheckField {...register('reason_public')} label={reservations.block.reasonPublic} />
          <CheckField {...register('skip_taken')} label={texts.skipTaken} hint={texts.skipTakenHint} />
          <div className={styles['actions']}>
            <Button onClick={onClose}>{reservations.form.cancel}</Button>
            <Button type="submit" variant="dark" sending={sending} sendingLabel={reservations.form.saving}>
              {texts.submit}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

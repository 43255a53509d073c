import { BOOKING } from '@prostora/contracts';
import { missing } from '@prostora/strings/cs/errors.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { CheckField, Field, TextField } from '@prostora/ui';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { numberRule } from '../../../lib/space-numbers.ts';
import { SlotFields } from '../../../components/slot-fields/slot-fields.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import type { TimeKind, TimeValues } from './use-time-change.ts';

/** Longest reason of a block, in characters. */
const REASON_MAX = 200;
const PRICE = { min: 0, max: 1_000_000, whole: false } as const;

const validateReason = (text: string): string | true => validateBy([maxLengthRule(REASON_MAX)])(text, {});

/** Validates a required price per hour; an empty field is not zero. */
export const validateHourlyPrice = (text: string): string | true =>
  text.trim() === '' ? missing.price : numberRule(PRICE)(text);

function SpaceField({ spaces }: { spaces: readonly OwnSpaceName[] }): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<TimeValues>();
  return (
    <Field label={reservations.space} error={errors.space_id?.message}>
      {(control) => (
        <select {...register('space_id')} {...control}>
          {spaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Reason of a block; private unless the owner publishes it. */
function ReasonFields(): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<TimeValues>();
  const texts = reservations.block;
  return (
    <>
      <TextField
        {...register('reason', { validate: validateReason })}
        label={texts.reason}
        hint={texts.reasonHint}
        optional
        autoComplete="off"
        error={errors.reason?.message}
      />
      <CheckField {...register('reason_public')} label={texts.reasonPublic} />
    </>
  );
}

/** Fields of a single window or of a block. */
export function TimeFields({
  kind,
  spaces,
}: {
  kind: TimeKind;
  spaces: readonly OwnSpaceName[] | null;
}): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<TimeValues>();
  const { window: windowTexts } = reservations;
  return (
    <>
      {spaces && <SpaceField spaces={spaces} />}
      <SlotFields longestDays={kind === 'block' ? BOOKING.calendarDays : BOOKING.maxDays} />
      {kind === 'window' ? (
        <TextField
          {...register('price_per_hour', { validate: validateHourlyPrice })}
          label={windowTexts.price}
          hint={windowTexts.priceHint}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price_per_hour?.message}
        />
      ) : (
        <ReasonFields />
      )}
    </>
  );
}

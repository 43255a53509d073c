import type { OwnerSpace } from '@prostora/api-client';
import { DEALS } from '@prostora/contracts';
import { dealComposer as texts } from '@prostora/strings/cs/deal-composer.ts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { Button, CheckField, IconButton, SelectField, TextArea, TextField } from '@prostora/ui';
import { createRequiredRule, emailRules, maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormDayField } from '../../components/date-fields/form-date-fields.tsx';
import { Trash2 } from '../../components/portal-icons.ts';
import { Section } from '../../components/section/section.tsx';
import { SlotFields } from '../../components/slot-fields/slot-fields.tsx';
import { getSpaceLabel } from '../../lib/space-names.ts';
import {
  EMPTY_ROOM,
  validateAmount,
  validateOptionalAmount,
  type ComposerValues,
} from './composer-values.ts';
import styles from './deal.module.css';

/** Spaces with their prices, and the slot. */
export function OfferedFields({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const { control, register, formState } = useFormContext<ComposerValues>();
  const rooms = useFieldArray({ control, name: 'rooms' });
  const { errors } = formState;
  return (
    <Section title={texts.what.title} lead={texts.what.lead}>
      <div className={styles['form']}>
        {rooms.fields.map(({ id }, index) => (
          <div key={id} className={styles['room']}>
            <SelectField
              {...register(`rooms.${index}.space_id`, { required: fieldError('required') })}
              label={texts.space}
              error={errors.rooms?.[index]?.space_id?.message}
            >
              <option value="">{texts.choose}</option>
              {spaces.map((space) => (
                <option key={space.id} value={space.id}>
                  {getSpaceLabel(space)}
                </option>
              ))}
            </SelectField>
            <TextField
              {...register(`rooms.${index}.price`, { validate: validateAmount })}
              label={texts.price}
              inputMode="decimal"
              autoComplete="off"
              error={errors.rooms?.[index]?.price?.message}
            />
            {rooms.fields.length > 1 && (
              <IconButton
                className={styles['remove']}
                label={texts.removeSpace(index + 1)}
                onClick={() => rooms.remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        {rooms.fields.length < Math.min(spaces.length, DEALS.rooms) && (
          <div>
            <Button size="sm" onClick={() => rooms.append(EMPTY_ROOM)}>
              <Plus aria-hidden />
              {texts.addSpace}
            </Button>
          </div>
        )}
        <SlotFields />
        <div className={styles['fields']}>
          <TextField
            {...register('number_of_guests')}
            label={texts.guests}
            optional
            inputMode="numeric"
            autoComplete="off"
            error={errors.number_of_guests?.message}
          />
          <TextField
            {...register('deposit', { validate: validateOptionalAmount })}
            label={texts.deposit}
            optional
            inputMode="decimal"
            autoComplete="off"
            error={errors.deposit?.message}
          />
        </div>
      </div>
    </Section>
  );
}

/** Who gets the offer. */
export function OfferedToFields(): ReactNode {
  const { register, formState } = useFormContext<ComposerValues>();
  const { errors } = formState;
  return (
    <Section title={texts.who.title} lead={texts.who.lead}>
      <div className={styles['form']}>
        <TextField
          {...register('guest.name', { validate: validateBy([createRequiredRule(missing.person)]) })}
          label={texts.name}
          autoComplete="off"
          error={errors.guest?.name?.message}
        />
        <TextField
          {...register('guest.email', { validate: validateBy(emailRules) })}
          label={texts.email}
          type="email"
          autoComplete="off"
          error={errors.guest?.email?.message}
        />
        <TextField
          {...register('guest.phone')}
          label={texts.phone}
          optional
          type="tel"
          autoComplete="off"
          error={errors.guest?.phone?.message}
        />
        <TextField
          {...register('title', { validate: validateBy([maxLengthRule(DEALS.title)]) })}
          label={texts.event}
          optional
          autoComplete="off"
          error={errors.title?.message}
        />
      </div>
    </Section>
  );
}

/** Until when it holds, and what is written to the guest. */
export function OfferTextFields(): ReactNode {
  const { control, register, formState } = useFormContext<ComposerValues>();
  const { errors } = formState;
  return (
    <Section title={texts.how.title} lead={texts.how.lead}>
      <div className={styles['form']}>
        <FormDayField
          control={control}
          name="valid_until"
          label={texts.validUntil}
          rules={{ required: fieldError('required') }}
        />
        <CheckField {...register('hold')} label={texts.hold} />
        <TextArea
          {...register('message', { validate: validateBy([maxLengthRule(DEALS.message)]) })}
          label={texts.message}
          optional
          rows={4}
          maxLength={DEALS.message}
          error={errors.message?.message}
        />
        <TextArea
          {...register('note', { validate: validateBy([maxLengthRule(DEALS.note)]) })}
          label={texts.note}
          optional
          rows={2}
          maxLength={DEALS.note}
          error={errors.note?.message}
        />
      </div>
    </Section>
  );
}

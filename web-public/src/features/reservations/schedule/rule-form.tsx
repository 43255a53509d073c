import { useQueryClient } from '@tanstack/react-query';
import { addAvailabilityRule, changeAvailabilityRule, type AvailabilityRule } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, FormError, Modal, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { usePortalForm } from '../../../lib/use-portal-form.ts';
import { invalidateSchedule } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import { FormDayField, FormTimeField } from '../../../components/date-fields/form-date-fields.tsx';
import { validateHourlyPrice } from '../time-dialog/time-fields.tsx';
import {
  validateClock,
  describeMidnight,
  toRuleInput,
  toRuleValues,
  validateValidUntil,
  type RuleValues,
} from './rule-values.ts';
import styles from './schedule.module.css';
import { WeekdaysField } from './weekdays-field.tsx';

const texts = reservations.rules;

type RuleFormProps = {
  spaceId: number;
  rule: AvailabilityRule | null;
  proposedPrice: number | null;
  onClose: () => void;
};

/** Form of a new or existing weekly rule. */
export function RuleForm({ spaceId, rule, proposedPrice, onClose }: RuleFormProps): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm<RuleValues>({ mode: 'onTouched', defaultValues: toRuleValues(rule, proposedPrice) });
  const removeDraft = useFormDraft(form, rule ? `rule.${spaceId}.${rule.id}` : `rule.${spaceId}`);
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) =>
      rule
        ? changeAvailabilityRule({ client: api, path: { id: rule.id }, body: toRuleInput(values) })
        : addAvailabilityRule({ client: api, body: { space_id: spaceId, ...toRuleInput(values) } }),
    onSaved: async () => {
      removeDraft();
      await invalidateSchedule(client);
      showToast(texts.saved);
      onClose();
    },
  });
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const {
    register,
    trigger,
    formState: { errors, touchedFields },
  } = form;
  return (
    <Modal open onClose={onClose} title={rule ? texts.editTitle : texts.addTitle}>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <WeekdaysField />
          <div>
            <div className={shared['slot']}>
              <FormTimeField
                control={form.control}
                name="from"
                rules={{ validate: validateClock }}
                label={texts.from}
                stepMinutes={15}
              />
              <FormTimeField
                control={form.control}
                name="to"
                rules={{ validate: validateClock }}
                label={texts.to}
                stepMinutes={15}
                isEnd
              />
            </div>
            <p className={styles['note']} role="status">
              {describeMidnight(from, to)}
            </p>
          </div>
          <TextField
            {...register('price_per_hour', { validate: validateHourlyPrice })}
            label={texts.price}
            hint={texts.priceHint}
            inputMode="decimal"
            autoComplete="off"
            error={errors.price_per_hour?.message}
          />
          <div className={shared['slot']}>
            <FormDayField
              control={form.control}
              name="valid_from"
              label={texts.validFrom}
              hint={texts.validHint}
              optional
              onChanged={() => touchedFields.valid_until && void trigger('valid_until')}
            />
            <FormDayField
              control={form.control}
              name="valid_until"
              rules={{ validate: validateValidUntil }}
              label={texts.validUntil}
              hint={texts.validHint}
              optional
              alignEnd
            />
          </div>
          <CheckField {...register('on_holidays')} label={texts.onHolidays} />
          <div className={shared['actions']}>
            <Button onClick={onClose}>{reservations.form.cancel}</Button>
            <Button type="submit" variant="dark" sending={sending} sendingLabel={reservations.form.saving}>
              {texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

import { getDealPay, type DealInstalment, type PaymentMethod } from '@prostora/api-client';
import { addDays, DEALS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { Button, FormError, SelectField, TextField } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDayField } from '../../components/date-fields/form-date-fields.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { parseNumber, toNumberText } from '../../lib/space-numbers.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { useDealStep } from './use-deal-step.ts';
import styles from './deal.module.css';

const texts = hostDeal.money;
/** Days that a payment may be entered after it. */
const PAST_DAYS = 365;

type Values = { amount: string; paid_on: string; method: PaymentMethod };

function validateAmount(text: string): string | true {
  const value = parseNumber(text);
  return (value !== null && value > 0 && value <= DEALS.maxPayment / 100) || fieldError('paymentAmount');
}

/** What came of an instalment, or was returned; prefilled with what is left. */
export function PaymentForm({
  dealId,
  instalment,
  isOutgoing,
  onClose,
}: {
  dealId: number;
  instalment: DealInstalment;
  isOutgoing: boolean;
  onClose: () => void;
}): ReactNode {
  const api = useApi();
  const run = useDealStep(dealId);
  const toKey = useIdempotencyKey();
  const today = pragueToday();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      amount: toNumberText(instalment.amount - instalment.paid),
      paid_on: today,
      method: 'transfer',
    },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ amount, ...rest }) => {
      const body = { amount: parseNumber(amount) ?? 0, ...rest };
      const path = { id: dealId, instalmentId: instalment.id };
      const headers = { 'Idempotency-Key': toKey(body) };
      return run(getDealPay({ client: api, path, body, headers }), texts.entered);
    },
    onSaved: onClose,
  });
  const { errors } = form.formState;
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <div className={styles['fields']}>
        <TextField
          {...form.register('amount', { validate: validateAmount })}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
        />
        <FormDayField
          control={form.control}
          name="paid_on"
          label={texts.paidOn}
          min={addDays(today, -PAST_DAYS)}
          max={today}
          rules={{ required: fieldError('required') }}
        />
        <SelectField {...form.register('method')} label={texts.method} error={errors.method?.message}>
          {Object.entries(texts.methods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles['actions']}>
        <Button type="submit" variant="dark" sending={sending}>
          {isOutgoing ? texts.saveReturned : texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

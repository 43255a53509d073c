import { formatCzk } from '@prostora/strings';
import { missing } from '@prostora/strings/cs/errors.ts';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { Button, IconButton, TextField, X } from '@prostora/ui';
import { createRequiredRule, maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { numberRule, parseNumber } from '../../lib/space-numbers.ts';
import type { OfferValues } from './offer-values.ts';
import styles from './inquiries.module.css';

const texts = inquiries.offer.rows;
const AMOUNT = { min: -20_000_000, max: 20_000_000, whole: false } as const;
const RATE = { min: 0, max: 100, whole: false } as const;
const MAX_ROWS = 60;
const requireNumber = (text: string): string | true =>
  parseNumber(text) === null ? missing.price : numberRule(AMOUNT)(text);

/** Items of the price, with VAT; they add up to the total. */
export function OfferRows({ form }: { form: UseFormReturn<OfferValues> }): ReactNode {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const total = sumRows(useWatch({ control, name: 'rows' }));
  return (
    <fieldset className={styles['rows']}>
      <legend>{texts.title}</legend>
      <p className="muted small">{texts.hint}</p>
      {fields.map(({ id }, index) => {
        const errors = formState.errors.rows?.[index];
        const number = index + 1;
        return (
          <div key={id} className={styles['offerRow']}>
            <TextField
              {...register(`rows.${index}.label`, {
                validate: validateBy([createRequiredRule(missing.item), maxLengthRule(200)]),
              })}
              label={texts.label}
              aria-label={texts.labelOf(number)}
              error={errors?.label?.message}
            />
            <TextField
              {...register(`rows.${index}.amount`, { validate: requireNumber })}
              label={texts.amount}
              aria-label={texts.amountOf(number)}
              inputMode="decimal"
              error={errors?.amount?.message}
            />
            <TextField
              {...register(`rows.${index}.vat_rate`, { validate: numberRule(RATE) })}
              label={texts.vatRate}
              aria-label={texts.vatRateOf(number)}
              inputMode="decimal"
              error={errors?.vat_rate?.message}
            />
            <IconButton label={texts.remove(number)} onClick={() => remove(index)}>
              <X />
            </IconButton>
          </div>
        );
      })}
      {fields.length > 0 && (
        <p>
          {texts.total}: <b className="tabular">{total === null ? texts.unknown : formatCzk(total)}</b>
        </p>
      )}
      {fields.length < MAX_ROWS && (
        <div>
          <Button onClick={() => append({ label: '', amount: '', vat_rate: '' })}>{texts.add}</Button>
        </div>
      )}
    </fieldset>
  );
}

/** Null while an amount is no number. */
function sumRows(rows: OfferValues['rows']): number | null {
  const haler = rows.reduce((sum, { amount }) => sum + Math.round((parseNumber(amount) ?? 0) * 100), 0);
  return Number.isNaN(haler) ? null : haler / 100;
}

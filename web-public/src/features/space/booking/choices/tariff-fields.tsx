import type { PublicPriceList, Quote } from '@prostora/api-client';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { icoRules } from '@prostora/ui/fields/form-rules.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { resolveTariff } from './choice-values.ts';
import styles from './choices.module.css';

/** What the server found by the company number. */
function describeIco(tariff: string, ico: string, quote: Quote | null): string {
  if (ico.trim() === '' || !quote?.tariff) return texts.icoHint;
  const { label, reason } = quote.tariff;
  if (reason) return texts.icoFound(label, reason);
  return tariff === '' ? texts.icoNone : texts.icoOverridden;
}

/**
 * Tariff and company number. The tariff of the event's kind is preselected, else the default one. A typed
 * number lets the server find the tariff; one chosen afterwards counts.
 */
export function TariffFields({
  list,
  eventKind,
  quote,
}: {
  list: PublicPriceList;
  eventKind: string | null;
  quote: Quote | null;
}): ReactNode {
  const { control, setValue, clearErrors } = useFormContext<BookingValues>();
  const tariff = useController({ control, name: 'tariff' });
  const ico = useController({
    control,
    name: 'ico',
    rules: { validate: (value) => icoRules.find((rule) => rule.fails(value, {}))?.message ?? true },
  });
  const isOffered = (code: string): boolean => list.tariffs.some((one) => one.code === code);
  const resolved = resolveTariff(list, { tariff: tariff.field.value, ico: ico.field.value }, eventKind);
  const byServer = quote?.tariff?.code ?? list.tariffs.find(({ is_default }) => is_default)?.code ?? '';
  const shown = resolved === '' ? byServer : resolved;
  // The tariff that the company register verifies.
  const verified = quote?.tariff?.reason ? quote.tariff.code : null;
  return (
    <div className={styles['pair']}>
      <SelectField
        {...tariff.field}
        label={texts.tariff}
        error={tariff.fieldState.error?.message}
        value={isOffered(shown) ? shown : ''}
        onChange={(event) => {
          tariff.field.onChange(event);
          clearErrors('tariff');
        }}
      >
        {!isOffered(shown) && <option value="">{texts.choose}</option>}
        {list.tariffs.map(({ code, label, needs_proof }) => (
          <option key={code} value={code}>
            {needs_proof && code !== verified ? texts.ifVerified(label) : label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...ico.field}
        label={texts.ico}
        optional
        inputMode="numeric"
        autoComplete="off"
        error={ico.fieldState.error?.message}
        hint={<span aria-live="polite">{describeIco(tariff.field.value, ico.field.value, quote)}</span>}
        onChange={(event) => {
          ico.field.onChange(event);
          setValue('tariff', '', { shouldDirty: true });
        }}
      />
    </div>
  );
}

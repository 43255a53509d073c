import { useQuery, useQueryClient } from '@tanstack/react-query';
import { offerOwnerInquiry, type OwnerInquiry } from '@prostora/api-client';
import { BOOKING, toPragueDay } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { Button, Field, FormError, TextArea, TextField } from '@prostora/ui';
import {
  maxLengthRule,
  createRequiredRule,
  validateBy,
  type FormRule,
} from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDayField } from '../../components/date-fields/form-date-fields.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { parseNumber, numberRule, toNumberText } from '../../lib/space-numbers.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { cacheInquiry } from './inquiry-queries.ts';
import styles from './inquiries.module.css';

const texts = inquiries.offer;
/** CZK for the whole event; empty means by agreement. */
const PRICE = { min: 0, max: 100_000_000, whole: false } as const;
const dayRules: readonly FormRule[] = [
  { fails: (value) => value !== '' && value < toPragueDay(new Date()), message: fieldErrors.past },
];

/** Form of the owner's offer: space, price, text and validity. */
export function OfferForm({ inquiry, onDone }: { inquiry: OwnerInquiry; onDone: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const spaces =
    useQuery(ownerCatalogQuery(api)).data?.spaces.filter(({ status }) => status === 'PUBLISHED') ?? [];
  const { offer, space } = inquiry;
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      space_id: String(offer?.space.id ?? space.id),
      price: toNumberText(offer?.price ?? null),
      text: offer?.text ?? '',
      valid_until: offer?.valid_until ?? '',
    },
  });
  const removeDraft = useFormDraft(form, `offer.${inquiry.id}`);
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ space_id, price, text, valid_until }) =>
      offerOwnerInquiry({
        client: api,
        path: { id: inquiry.id },
        body: {
          space_id: Number(space_id),
          price: parseNumber(price),
          text: text.trim(),
          valid_until: valid_until || null,
        },
      }),
    onSaved: async (answer) => {
      removeDraft();
      await cacheInquiry(client, answer.inquiry);
      showToast(offer ? texts.changed : texts.sent);
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className={styles['form']} onSubmit={submit} aria-label={texts.title}>
      <FormError>{failure}</FormError>
      {spaces.length > 1 && (
        <Field label={texts.space} error={errors.space_id?.message}>
          {(control) => (
            <select {...form.register('space_id')} {...control}>
              {spaces.map(({ id, space_name: name, building_name: building }) => (
                <option key={id} value={id}>
                  {name}, {building}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <TextField
        {...form.register('price', { validate: numberRule(PRICE) })}
        label={texts.price}
        hint={texts.priceHint}
        inputMode="decimal"
        optional
        error={errors.price?.message}
        data-autofocus=""
      />
      <TextArea
        {...form.register('text', {
          validate: validateBy([createRequiredRule(missing.message), maxLengthRule(BOOKING.demandText)]),
        })}
        label={texts.text}
        hint={texts.textHint}
        rows={5}
        maxLength={BOOKING.demandText}
        error={errors.text?.message}
      />
      <FormDayField
        control={form.control}
        name="valid_until"
        rules={{ validate: validateBy(dayRules) }}
        label={texts.validUntil}
        optional
      />
      <div className={styles['actions']}>
        <Button onClick={onDone}>{texts.back}</Button>
        <Button type="submit" variant="primary" sending={sending} sendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offerOwnerInquiry, type OwnerInquiry } from '@prostora/api-client';
import { BOOKING, toPragueDay } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { Button, Field, FormError, TextArea, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import {
  maxLengthRule,
  createRequiredRule,
  validateBy,
  type FormRule,
} from '@prostora/ui/fields/form-rules.ts';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormDayField } from '../../components/date-fields/form-date-fields.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { numberRule } from '../../lib/space-numbers.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { cacheInquiry } from './inquiry-queries.ts';
import { findExactSlot, loadOfferQuote, type QuotedValues } from './offer-quote.ts';
import { OfferRows } from './offer-rows.tsx';
import { toOfferInput, toOfferValues, type OfferValues } from './offer-values.ts';
import styles from './inquiries.module.css';

const texts = inquiries.offer;
/** CZK for the whole event; empty means by agreement. */
const PRICE = { min: 0, max: 100_000_000, whole: false } as const;
const dayRules: readonly FormRule[] = [
  { fails: (value) => value !== '' && value < toPragueDay(new Date()), message: fieldErrors.past },
];

/**
 * Form of the owner's offer. A first one begins with the price of the demanded event by the price list, as the sender
 * saw it.
 */
export function OfferForm({ inquiry, onDone }: { inquiry: OwnerInquiry; onDone: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { offer } = inquiry;
  const form = useForm<OfferValues>({ mode: 'onTouched', defaultValues: toOfferValues(inquiry) });
  const removeDraft = useFormDraft(form, `offer.${inquiry.id}`);
  useFirstQuote(form, inquiry);
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) =>
      offerOwnerInquiry({ client: api, path: { id: inquiry.id }, body: toOfferInput(values) }),
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
      <SpaceAndPrice form={form} inquiry={inquiry} />
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

/** Fills in the price by the price list, unless the owner or a draft has given one. */
function useFirstQuote(form: UseFormReturn<OfferValues>, inquiry: OwnerInquiry): void {
  const api = useApi();
  const { data: quoted } = useQuery({
    queryKey: ['offer-quote', inquiry.id, inquiry.space.id],
    queryFn: ({ signal }) => loadOfferQuote(api, inquiry, inquiry.space.id, signal),
    enabled: inquiry.offer === null && findExactSlot(inquiry) !== null,
    retry: false,
  });
  useEffect(() => {
    const { rows, price } = form.getValues();
    if (quoted && rows.length === 0 && price === '') fillQuote(form, quoted);
  }, [form, quoted]);
}

function fillQuote(form: UseFormReturn<OfferValues>, { rows, deposit }: QuotedValues): void {
  form.setValue('rows', rows, { shouldDirty: true });
  form.setValue('deposit', deposit, { shouldDirty: true });
}

/** Offered space, layout, items or a total, and the deposit. */
function SpaceAndPrice({
  form,
  inquiry,
}: {
  form: UseFormReturn<OfferValues>;
  inquiry: OwnerInquiry;
}): ReactNode {
  const api = useApi();
  const { data } = useQuery(ownerCatalogQuery(api));
  const spaces = data?.spaces.filter(({ status }) => status === 'PUBLISHED') ?? [];
  const { errors } = form.formState;
  const hasRows = useWatch({ control: form.control, name: 'rows' }).length > 0;
  return (
    <>
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
      <Field label={texts.layout}>
        {(control) => (
          <select {...form.register('layout')} {...control}>
            <option value="">{texts.anyLayout}</option>
            {Object.entries(eventTexts.layouts).map(([layout, name]) => (
              <option key={layout} value={layout}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {findExactSlot(inquiry) && <QuoteButton form={form} inquiry={inquiry} />}
      <OfferRows form={form} />
      {!hasRows && (
        <TextField
          {...form.register('price', { validate: numberRule(PRICE) })}
          label={texts.price}
          hint={texts.priceHint}
          inputMode="decimal"
          optional
          error={errors.price?.message}
          data-autofocus=""
        />
      )}
      {hasRows && errors.price && <FormError>{errors.price.message}</FormError>}
      <TextField
        {...form.register('deposit', { validate: numberRule(PRICE) })}
        label={texts.deposit}
        hint={texts.depositHint}
        inputMode="decimal"
        optional
        error={errors.deposit?.message}
      />
    </>
  );
}

/** Replaces the items by those of the price list of the offered space. */
function QuoteButton({
  form,
  inquiry,
}: {
  form: UseFormReturn<OfferValues>;
  inquiry: OwnerInquiry;
}): ReactNode {
  const api = useApi();
  const quoting = useMutation({
    mutationFn: () =>
      loadOfferQuote(api, inquiry, Number(form.getValues('space_id')), new AbortController().signal),
    onSuccess: (quoted) => {
      if (quoted && quoted.rows.length > 0) fillQuote(form, quoted);
    },
  });
  const isUnpriced = quoting.isSuccess && (quoting.data?.rows.length ?? 0) === 0;
  return (
    <div>
      <Button sending={quoting.isPending} sendingLabel={texts.quoting} onClick={() => quoting.mutate()}>
        {texts.quote}
      </Button>
      <p aria-live="polite" className="muted small">
        {quoting.error ? toErrorMessage(quoting.error) : isUnpriced ? texts.unpriced : ''}
      </p>
    </div>
  );
}

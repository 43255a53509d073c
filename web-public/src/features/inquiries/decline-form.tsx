import { useQueryClient } from '@tanstack/react-query';
import { declineOwnerInquiry, type CancelCode, type OwnerInquiry } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { Button, Chip, FormError, TextArea } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import { maxLengthRule, createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { cacheInquiry } from './inquiry-queries.ts';
import styles from './inquiries.module.css';

const texts = inquiries.decline;
/** Suggested reasons with their code in the statistics. */
const SUGGESTIONS = Object.entries(texts.suggestions) as [CancelCode, string][];

/** Declines a demand with a reason for its sender. */
export function DeclineForm({ inquiry, onDone }: { inquiry: OwnerInquiry; onDone: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({ mode: 'onTouched', defaultValues: { reason: '', code: null as CancelCode | null } });
  const removeDraft = useFormDraft(form, `decline.${inquiry.id}`);
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ reason, code }) =>
      declineOwnerInquiry({
        client: api,
        path: { id: inquiry.id },
        body: { reason: reason.trim(), decline_code: code },
      }),
    onSaved: async (answer) => {
      removeDraft();
      await cacheInquiry(client, answer.inquiry);
      showToast(texts.done);
      onDone();
    },
  });
  const suggest = (code: CancelCode, reason: string): void => {
    form.setValue('code', code);
    form.setValue('reason', reason, { shouldValidate: true });
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit} aria-label={texts.title}>
      <FormError>{failure}</FormError>
      <p>{texts.text}</p>
      <div className={styles['suggestions']}>
        {SUGGESTIONS.map(([code, reason]) => (
          <Chip key={code} onClick={() => suggest(code, reason)}>
            {reason}
          </Chip>
        ))}
      </div>
      <TextArea
        {...form.register('reason', {
          validate: validateBy([createRequiredRule(missing.reason), maxLengthRule(LIMITS.reason)]),
        })}
        label={texts.reason}
        rows={3}
        maxLength={LIMITS.reason}
        error={form.formState.errors.reason?.message}
        data-autofocus=""
      />
      <div className={styles['actions']}>
        <Button onClick={onDone}>{inquiries.offer.back}</Button>
        <Button type="submit" variant="danger" sending={sending} sendingLabel={texts.sending}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}

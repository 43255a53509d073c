import { DEALS } from '@prostora/contracts';
import { missing } from '@prostora/strings/cs/errors.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { Button, FormError, TextArea, type ButtonVariant } from '@prostora/ui';
import { createRequiredRule, maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './deal.module.css';

type ReasonFormProps = {
  label?: string;
  hint?: string;
  yes: string;
  variant?: ButtonVariant;
  isDisabled?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onDone?: () => void;
  /** Other buttons. */
  children?: ReactNode;
};

/** A step for a reason. */
export function ReasonForm({
  label = hostDeal.reason,
  hint,
  yes,
  variant = 'dark',
  isDisabled = false,
  onSubmit,
  onDone,
  children,
}: ReasonFormProps): ReactNode {
  const form = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ reason }) => onSubmit(reason.trim()),
    onSaved: () => onDone?.(),
  });
  const rules = [createRequiredRule(missing.reason), maxLengthRule(DEALS.reason)];
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextArea
        {...form.register('reason', { validate: validateBy(rules) })}
        label={label}
        hint={hint}
        rows={3}
        maxLength={DEALS.reason}
        error={form.formState.errors.reason?.message}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant={variant} sending={sending} disabled={isDisabled}>
          {yes}
        </Button>
        {children}
      </div>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AccountProfile } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { TextField } from '@prostora/ui';
import { emailRules, phoneRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { accountQuery } from '../../lib/account-queries.ts';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { useApi } from '../../lib/api-context.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';

const texts = portal.wizard.contact;

/** Sixth step: the public contact, proposed from the account. */
export function ContactStep({ draft }: { draft: Draft }): ReactNode {
  const { data: account, error, refetch } = useQuery(accountQuery(useApi()));
  if (account) return <ContactForm draft={draft} profile={account.profile} />;
  return error ? (
    <PageFailed heading={texts.heading} error={error} onRetry={() => void refetch()} />
  ) : (
    <PortalSkeleton />
  );
}

function ContactForm({ draft, profile }: { draft: Draft; profile: AccountProfile }): ReactNode {
  const { email, phone } = draft.space;
  const isImpersonating = useIsImpersonating();
  const isEmpty = email === null && phone === null;
  const save = useSaveSpace(draft);
  const { form, failure, sending, submit } = useStepForm<{ phone: string; email: string }>({
    next: 'nahled',
    // The proposed contact is saved by passing the step.
    savesUnchanged: isEmpty,
    defaults: {
      phone: formatPhone((isEmpty && !isImpersonating ? profile.phone : phone) ?? ''),
      email: (isEmpty ? profile.email : email) ?? '',
    },
    save: (values) =>
      save.changes({
        ...(!isImpersonating && { phone: normalizePhone(values.phone) }),
        email: values.email.trim() || null,
      }),
    explain: save.explain,
  });
  const { errors } = form.formState;
  const validateEmail = validateBy(emailRules);
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={failure}
      sending={sending}
      onSubmit={submit}
    >
      <div className={styles['narrow']}>
        <TextField
          {...form.register('phone', { validate: validateBy(phoneRules) })}
          label={texts.phone}
          readOnly={isImpersonating}
          {...(isImpersonating && { hint: impersonationLimits.phone })}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
        />
        <TextField
          {...form.register('email', {
            validate: (value, values) => value.trim() === '' || validateEmail(value, values),
          })}
          label={texts.email}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
        />
      </div>
    </StepFrame>
  );
}

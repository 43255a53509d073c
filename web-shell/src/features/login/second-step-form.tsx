import { ApiError, type SecondStep, type Session, type SessionUser } from '@prostora/api-client';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, TextField } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import { createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { useAccountForm, useDelayedFocus } from '../../lib/use-account-form.ts';
import styles from './second-step-form.module.css';

const texts = account.secondStep;
type Method = SecondStep['methods'][number];

type Props = {
  session: Session | null;
  step: SecondStep;
  heading: Heading;
  onDone: (user: SessionUser) => void;
  /** Returns to the password step, with a message when the challenge has expired. */
  onRestart: (message: string | null) => void;
};
type MethodProps = Props & { others: React.ReactNode };

/** Whether the challenge has expired; restarts the login then. */
function isExpired(error: unknown, onRestart: Props['onRestart']): boolean {
  const expired = error instanceof ApiError && error.errorCode === 'SECOND_STEP_EXPIRED';
  if (expired) onRestart(texts.expired);
  return expired;
}

function CodeForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '' } });
  const { submit, failure, sending } = useAccountForm(form, {
    send: session && (({ code }) => session.completeLogin({ challenge: step.challenge, code })),
    onSent: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
  });
  useDelayedFocus(form, 'code');
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadCode}
      onSubmit={submit}
      failure={failure}
    >
      <TextField
        {...form.register('code', { validate: validateBy([createRequiredRule(missing.code)]) })}
        className={styles['code']}
        label={texts.code}
        error={form.formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.submit}
      </Button>
      {others}
    </FormPanel>
  );
}

function RecoveryForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: { recovery_code: '' } });
  const { submit, failure, sending } = useAccountForm(form, {
    send:
      session && (({ recovery_code }) => session.completeLogin({ challenge: step.challenge, recovery_code })),
    onSent: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
  });
  useDelayedFocus(form, 'recovery_code');
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadRecovery}
      onSubmit={submit}
      failure={failure}
    >
      <TextField
        {...form.register('recovery_code', { validate: validateBy([createRequiredRule(missing.code)]) })}
        label={texts.recoveryCode}
        error={form.formState.errors.recovery_code?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.submit}
      </Button>
      {others}
    </FormPanel>
  );
}

function PasskeyForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm();
  const { submit, failure, sending } = useAccountForm(form, {
    send:
      session &&
      (async () => {
        const { startAuthentication } = await import('@simplewebauthn/browser');
        const optionsJSON = step.passkey_options as unknown as Parameters<
          typeof startAuthentication
        >[0]['optionsJSON'];
        const passkey = await startAuthentication({ optionsJSON });
        return session.completeLogin({ challenge: step.challenge, passkey: { ...passkey } });
      }),
    onSent: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
    failedMessage: texts.passkeyFailed,
  });
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadPasskey}
      onSubmit={submit}
      failure={failure}
    >
      <Button type="submit" variant="primary" size="lg" wide sending={sending} sendingLabel={texts.waiting}>
        {texts.usePasskey}
      </Button>
      {others}
    </FormPanel>
  );
}

const FORMS = { totp: CodeForm, passkey: PasskeyForm, recovery: RecoveryForm } as const;
const LABELS: Readonly<Record<Method, string>> = {
  totp: texts.useCode,
  passkey: texts.usePasskey,
  recovery: texts.useRecovery,
};

/** Second step of a login: a code of an app, a passkey or a recovery code. */
export function SecondStepForm(props: Props) {
  const { step, onRestart } = props;
  const [chosen, choose] = useState<Method>(step.methods[0] ?? 'totp');
  const Form = FORMS[chosen];
  const others = (
    <div className={styles['others']}>
      {step.methods
        .filter((method) => method !== chosen)
        .map((method) => (
          <Button key={method} variant="ghost" size="sm" onClick={() => choose(method)}>
            {LABELS[method]}
          </Button>
        ))}
      <Button variant="ghost" size="sm" onClick={() => onRestart(null)}>
        {texts.restart}
      </Button>
    </div>
  );
  return <Form {...props} others={others} />;
}

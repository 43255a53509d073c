import type { SecondStep, Session, SessionUser } from '@prostora/api-client';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, TextField } from '@prostora/ui';
import { requiredRule, type FormRules } from '@prostora/ui/fields/form-rules.ts';
import { useState } from 'react';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { getErrorCode } from '../../lib/forms/api-errors.ts';
import { useDelayedFocus } from '../../lib/forms/use-delayed-focus.ts';
import { useForm } from '../../lib/forms/use-form.ts';
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

const CODE_RULES: FormRules<'code'> = { code: [requiredRule] };
const RECOVERY_RULES: FormRules<'recovery_code'> = { recovery_code: [requiredRule] };

/** Whether the challenge has expired; restarts the login then. */
function isExpired(error: unknown, onRestart: Props['onRestart']): boolean {
  const expired = getErrorCode(error) === 'SECOND_STEP_EXPIRED';
  if (expired) onRestart(texts.expired);
  return expired;
}

function CodeForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm(CODE_RULES, {
    send: session && (({ code }) => session.completeLogin({ challenge: step.challenge, code })),
    onDone: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
  });
  useDelayedFocus(() => form.offerFocus('code'));
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadCode}
      onSubmit={form.submit}
      failure={form.failure}
    >
      <TextField
        {...form.field('code')}
        className={styles['code']}
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending}>
        {texts.submit}
      </Button>
      {others}
    </FormPanel>
  );
}

function RecoveryForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm(RECOVERY_RULES, {
    send:
      session && (({ recovery_code }) => session.completeLogin({ challenge: step.challenge, recovery_code })),
    onDone: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
  });
  useDelayedFocus(() => form.offerFocus('recovery_code'));
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadRecovery}
      onSubmit={form.submit}
      failure={form.failure}
    >
      <TextField
        {...form.field('recovery_code')}
        label={texts.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending}>
        {texts.submit}
      </Button>
      {others}
    </FormPanel>
  );
}

function PasskeyForm({ session, step, heading, onDone, onRestart, others }: MethodProps) {
  const form = useForm({} as FormRules<never>, {
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
    onDone: (user: SessionUser) => onDone(user),
    onFailure: (error) => isExpired(error, onRestart),
    failedMessage: texts.passkeyFailed,
  });
  return (
    <FormPanel
      heading={heading}
      title={texts.title}
      lead={texts.leadPasskey}
      onSubmit={form.submit}
      failure={form.failure}
    >
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        sending={form.sending}
        sendingLabel={texts.waiting}
      >
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

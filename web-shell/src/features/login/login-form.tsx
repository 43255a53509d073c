import {
  ApiError,
  sendDeviceCode,
  type SecondStep,
  type SecondStepAnswer,
  type Session,
  type SessionUser,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { Button, PasswordField, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { emailRules, knownPasswordRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { isPlainClick } from '../../lib/plain-click.ts';
import { useAccountForm, useDelayedFocus } from '../../lib/use-account-form.ts';
import { useSending } from '../../lib/use-sending.ts';
import type { Credentials } from './device-code-form.tsx';

/** Lazy: only for accounts with a second factor. */
const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}));

/** Lazy: only after too many wrong passwords. */
const DeviceCodeForm = lazy(async () => ({
  default: (await import('./device-code-form.tsx')).DeviceCodeForm,
}));

/** Repeated sign-in: the e-mail is known, and texts say why. */
export type RepeatedLogin = { email: string; title: string; lead: string };

type Props = {
  session: Session | null;
  onDone: (user: SessionUser) => void;
  /** Opens the lost-password modal with the typed e-mail. */
  onLostPassword: (email: string) => void;
  heading: Heading;
  /** Links away are hidden. */
  again?: RepeatedLogin | undefined;
};

/** Login form of the modal and the page: password, then the second step when required. */
export function LoginForm(props: Props) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [interrupted, setInterrupted] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [limitedCredentials, setLimitedCredentials] = useState<Credentials | null>(null);
  const restart = (message: string | null): void => {
    setStep(null);
    setLimitedCredentials(null);
    setInterrupted(message);
  };
  const startSecondStep = (answer: SecondStepAnswer, given: string): void => {
    setEmail(given);
    setLimitedCredentials(null);
    setStep(answer.second_step);
  };
  if (limitedCredentials) {
    const repeated = (answer: SessionUser | SecondStepAnswer): void => {
      if ('second_step' in answer) startSecondStep(answer, limitedCredentials.email);
      else props.onDone(answer);
    };
    const back = (error: unknown): void =>
      restart(error === null ? null : toErrorMessage(error, loginTexts.failed));
    return (
      <Suspense fallback={null}>
        <DeviceCodeForm {...props} credentials={limitedCredentials} onDone={repeated} onRestart={back} />
      </Suspense>
    );
  }
  if (!step) {
    const enterCode = (credentials: Credentials): void => {
      setEmail(credentials.email);
      setLimitedCredentials(credentials);
    };
    return (
      <PasswordStepForm
        {...props}
        email={email}
        interrupted={interrupted}
        onSecondStep={startSecondStep}
        onCodeSent={enterCode}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <SecondStepForm {...props} step={step} onRestart={restart} />
    </Suspense>
  );
}

type PasswordStepProps = Props & {
  email: string;
  /** Why the second step was restarted. */
  interrupted: string | null;
  onSecondStep: (answer: SecondStepAnswer, email: string) => void;
  onCodeSent: (credentials: Credentials) => void;
};

/** E-mail and password; the e-mail is focused after 200 ms (SPEC §2). */
function PasswordStepForm({
  session,
  onDone,
  onLostPassword,
  heading,
  again,
  email,
  interrupted,
  onSecondStep,
  onCodeSent,
}: PasswordStepProps) {
  const [isLimited, setIsLimited] = useState(false);
  const code = useSending();
  const [codeFailure, setCodeFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { email: email === '' ? (again?.email ?? '') : email, password: '' },
  });
  const { submit, failure, sending } = useAccountForm(form, {
    send: session && ((values) => session.login(values.email.trim(), values.password)),
    onSent: (answer: SessionUser | SecondStepAnswer, values) => {
      if ('second_step' in answer) onSecondStep(answer, values.email);
      else onDone(answer);
    },
    onFailure: (error) => {
      setIsLimited(error instanceof ApiError && error.errorCode === 'RATE_LIMITED');
      return false;
    },
    failedMessage: loginTexts.failed,
  });
  const sendCode = (): void => {
    const values = form.getValues();
    const credentials = { email: values.email.trim(), password: values.password };
    if (session && !code.isBusy())
      void code.run(() =>
        sendDeviceCode({ client: session.api, body: { email: credentials.email } }).then(
          () => onCodeSent(credentials),
          (error: unknown) => setCodeFailure(toErrorMessage(error)),
        ),
      );
  };
  const { errors } = form.formState;
  useDelayedFocus(form, again ? 'password' : 'email');
  const lostPasswordLink = (
    <Link
      className="text-link"
      to={urls.resetPassword}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onLostPassword(form.getValues('email').trim());
      }}
    >
      {loginTexts.resetLink}
    </Link>
  );
  return (
    <FormPanel
      heading={heading}
      title={again?.title ?? loginTexts.title}
      lead={again?.lead ?? loginTexts.lead}
      onSubmit={submit}
      failure={codeFailure ?? failure ?? interrupted}
      foot={
        !again && (
          <>
            {loginTexts.noAccount}{' '}
            <Link className="text-link" to={urls.register}>
              {loginTexts.register}
            </Link>
          </>
        )
      }
    >
      <TextField
        {...form.register('email', { validate: validateBy(emailRules) })}
        label={loginTexts.email}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password', { validate: validateBy(knownPasswordRules) })}
        label={loginTexts.password}
        error={errors.password?.message}
        hint={loginTexts.passwordHint}
        autoComplete="current-password"
        aside={lostPasswordLink}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        sending={sending}
        sendingLabel={loginTexts.sending}
      >
        {loginTexts.submit}
      </Button>
      {isLimited && (
        <Button variant="secondary" wide sending={code.sending} onClick={sendCode}>
          {loginTexts.sendCode}
        </Button>
      )}
    </FormPanel>
  );
}

import {
  ApiError,
  markDevice,
  type SecondStepAnswer,
  type Session,
  type SessionUser,
} from '@prostora/api-client';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { Button, TextField } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import { createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useForm } from 'react-hook-form';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { useAccountForm, useDelayedFocus } from '../../lib/use-account-form.ts';

const texts = loginTexts;

/** Credentials of the refused login, repeated after the code. */
export type Credentials = { email: string; password: string };

type Props = {
  session: Session | null;
  credentials: Credentials;
  heading: Heading;
  onDone: (answer: SessionUser | SecondStepAnswer) => void;
  /** Returns to the password step with the failure of the repeated login. */
  onRestart: (error: unknown) => void;
};

/** Registers the browser by a mailed code and repeats the rate-limited login. */
export function DeviceCodeForm({
  session,
  credentials: { email, password },
  heading,
  onDone,
  onRestart,
}: Props) {
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '' } });
  const { submit, failure, sending } = useAccountForm(form, {
    send:
      session &&
      (async ({ code }) => {
        await markDevice({ client: session.api, body: { email, code } });
        return session.login(email, password);
      }),
    onSent: (answer: SessionUser | SecondStepAnswer) => onDone(answer),
    onFailure: (error) => {
      if (error instanceof ApiError && error.errors['code'] !== undefined) return false;
      onRestart(error);
      return true;
    },
  });
  useDelayedFocus(form, 'code');
  return (
    <FormPanel
      heading={heading}
      title={texts.codeTitle}
      lead={texts.codeLead}
      onSubmit={submit}
      failure={failure}
    >
      <TextField
        {...form.register('code', { validate: validateBy([createRequiredRule(missing.code)]) })}
        label={texts.code}
        error={form.formState.errors.code?.message}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending} sendingLabel={texts.sending}>
        {texts.submit}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onRestart(null)}>
        {texts.codeBack}
      </Button>
    </FormPanel>
  );
}

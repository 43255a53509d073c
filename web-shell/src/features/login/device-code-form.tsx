import { markDevice, type SecondStepAnswer, type Session, type SessionUser } from '@prostora/api-client';
import { common } from '@prostora/strings';
import { Button, TextField } from '@prostora/ui';
import { requiredRule, type FormRules } from '@prostora/ui/fields/form-rules.ts';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { getFieldErrors } from '../../lib/forms/api-errors.ts';
import { useDelayedFocus } from '../../lib/forms/use-delayed-focus.ts';
import { useForm } from '../../lib/forms/use-form.ts';

const texts = common.login;
const RULES: FormRules<'code'> = { code: [requiredRule] };

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
  const form = useForm(RULES, {
    send:
      session &&
      (async ({ code }) => {
        await markDevice({ client: session.api, body: { email, code } });
        return session.login(email, password);
      }),
    onDone: (answer: SessionUser | SecondStepAnswer) => onDone(answer),
    onFailure: (error) => {
      if (getFieldErrors(error)['code'] !== undefined) return false;
      onRestart(error);
      return true;
    },
  });
  useDelayedFocus(() => form.offerFocus('code'));
  return (
    <FormPanel
      heading={heading}
      title={texts.codeTitle}
      lead={texts.codeLead}
      onSubmit={form.submit}
      failure={form.failure}
    >
      <TextField
        {...form.field('code')}
        label={texts.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        sending={form.sending}
        sendingLabel={texts.sending}
      >
        {texts.submit}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onRestart(null)}>
        {texts.codeBack}
      </Button>
    </FormPanel>
  );
}

import {
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type AccountSecondFactorAnswer,
  type Client,
} from '@prostora/api-client';
import { settings } from '@prostora/strings/cs/settings.ts';
import { createPasskey } from '@prostora/ui/second-factor/create-passkey.ts';
import { TotpCode } from '@prostora/ui/second-factor/totp-code.tsx';
import { useApi, useCommand, useConsoleSession } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import type { FactorStep } from './factor-step.ts';
import { PasswordItem } from './password-item.tsx';

const factorTexts = settings.secondFactor;
const NAME_MAX = 80;
const CODE_MAX = 10;
const EMPTY = { current_password: '', name: '', code: '' };

type Values = typeof EMPTY;
/** All but the first step of an app, which changes nothing yet. */
type ChangingStep = Exclude<FactorStep, { kind: 'add-app' }>;
type StepTexts = { title: string; hint: string; submit: string; done: string };

function describeStep(step: FactorStep): StepTexts {
  const { appTitle, appText, scan, done, remove, renew } = factorTexts;
  switch (step.kind) {
    case 'add-app':
      return { title: appTitle, hint: appText, submit: factorTexts.continue, done: '' };
    case 'confirm-app':
      return { title: appTitle, hint: scan, submit: factorTexts.confirm, done: done.app };
    case 'remove-app':
    case 'remove-passkey': {
      const name = step.kind === 'remove-app' ? factorTexts.app : step.passkey.name;
      return {
        title: factorTexts.removeTitle(name),
        hint: factorTexts.removeText,
        submit: remove,
        done: done.removed,
      };
    }
    case 'add-passkey':
      return {
        title: factorTexts.passkeyTitle,
        hint: factorTexts.passkeyText,
        submit: factorTexts.continue,
        done: done.passkey,
      };
    case 'renew':
      return {
        title: factorTexts.renewTitle,
        hint: factorTexts.renewText,
        submit: renew,
        done: done.renewed,
      };
  }
}

function runStep(
  client: Client,
  step: ChangingStep,
  { current_password, name, code }: Values,
): Promise<AccountSecondFactorAnswer> {
  const body = { current_password };
  switch (step.kind) {
    case 'confirm-app':
      return confirmTotp({ client, body: { code: code.trim() } });
    case 'remove-app':
      return removeTotp({ client, body });
    case 'add-passkey':
      return createPasskey(client, { name: name.trim(), password: current_password });
    case 'remove-passkey':
      return removePasskey({ client, path: { id: step.passkey.id }, body });
    case 'renew':
      return renewRecoveryCodes({ client, body });
  }
}

type Props = {
  step: FactorStep;
  open: boolean;
  onStep: (step: FactorStep) => void;
  /** New recovery codes, which are shown once. */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
};

/** One step of a change of the second factors: the password, or the first code of an app. */
export default function FactorDrawer({ step, open, onStep, onDone, onClose }: Props) {
  const api = useApi();
  const { session } = useConsoleSession();
  const { title, hint, submit, done } = describeStep(step);
  const change = useCommand({
    run: ({ changing, values }: { changing: ChangingStep; values: Values }) => runStep(api, changing, values),
    done: () => done,
    handledByForm: true,
  });
  const send = async (values: Values): Promise<void> => {
    if (step.kind === 'add-app') {
      const { current_password } = values;
      onStep({ kind: 'confirm-app', setup: await beginTotp({ client: api, body: { current_password } }) });
      return;
    }
    const { recovery_codes } = await change({ changing: step, values });
    // The roles of an operator depend on the second factor.
    await session.reload().catch(() => undefined);
    onDone(recovery_codes);
  };
  return (
    <FormDrawer open={open} title={title} hint={hint} onClose={onClose}>
      {step.kind === 'confirm-app' && <TotpCode setup={step.setup} />}
      <ResourceForm<Values>
        key={step.kind}
        name="factor"
        initial={EMPTY}
        submitLabel={submit}
        onSubmit={send}
        onDone={() => undefined}
        onCancel={onClose}
      >
        {step.kind === 'confirm-app' ? (
          <TextItem name="code" label={factorTexts.code} max={CODE_MAX} check={required} autoFocus />
        ) : (
          <>
            {step.kind === 'add-passkey' && (
              <TextItem
                name="name"
                label={factorTexts.passkeyName}
                hint={factorTexts.passkeyExample}
                max={NAME_MAX}
                check={required}
                autoFocus
              />
            )}
            <PasswordItem
              name="current_password"
              label={factorTexts.password}
              autoComplete="current-password"
            />
          </>
        )}
      </ResourceForm>
    </FormDrawer>
  );
}

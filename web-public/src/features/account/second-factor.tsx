import {
  beginTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type AccountPasskey,
  type AccountSecondFactor,
  type AccountSecondFactorAnswer,
  type TotpSetup,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, Skeleton } from '@prostora/ui';
import { createPasskey } from '@prostora/ui/second-factor/create-passkey.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { secondFactorQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import styles from './account.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { Section } from '../../components/section/section.tsx';
import { TotpDialog } from './totp-dialog.tsx';

const texts = settings.secondFactor;

type OpenDialog =
  | { kind: 'add-app' }
  | { kind: 'confirm-app'; setup: TotpSetup }
  | { kind: 'remove-app' }
  | { kind: 'add-passkey' }
  | { kind: 'remove-passkey'; passkey: AccountPasskey }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: readonly string[] };

type DialogProps = {
  dialog: OpenDialog;
  onChanged: (answer: AccountSecondFactorAnswer, message: string) => void;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
};

function Dialog({ dialog, onChanged, onOpen, onClose }: DialogProps): ReactNode {
  const api = useApi();
  switch (dialog.kind) {
    case 'add-app':
      return (
        <PasswordDialog
          key="app"
          title={texts.appTitle}
          text={texts.appText}
          onClose={onClose}
          save={({ current_password }) => beginTotp({ client: api, body: { current_password } })}
          onSaved={(setup) => onOpen({ kind: 'confirm-app', setup })}
        />
      );
    case 'confirm-app':
      return (
        <TotpDialog
          setup={dialog.setup}
          onSaved={(answer) => onChanged(answer, texts.done.app)}
          onClose={onClose}
        />
      );
    case 'remove-app':
      return (
        <PasswordDialog
          key="remove"
          danger
          title={texts.removeTitle(texts.app)}
          text={texts.removeText}
          submitLabel={texts.remove}
          onClose={onClose}
          save={({ current_password }) => removeTotp({ client: api, body: { current_password } })}
          onSaved={(answer) => onChanged(answer, texts.done.removed)}
        />
      );
    case 'add-passkey':
      return (
        <PasswordDialog
          key="passkey"
          named
          title={texts.passkeyTitle}
          text={texts.passkeyText}
          onClose={onClose}
          save={({ current_password, name }) =>
            createPasskey(api, { name: name.trim(), password: current_password })
          }
          onSaved={(answer) => onChanged(answer, texts.done.passkey)}
        />
      );
    case 'remove-passkey':
      return (
        <PasswordDialog
          key="remove"
          danger
          title={texts.removeTitle(dialog.passkey.name)}
          text={texts.removeText}
          submitLabel={texts.remove}
          onClose={onClose}
          save={({ current_password }) =>
            removePasskey({ client: api, path: { id: dialog.passkey.id }, body: { current_password } })
          }
          onSaved={(answer) => onChanged(answer, texts.done.removed)}
        />
      );
    case 'renew':
      return (
        <PasswordDialog
          key="renew"
          title={texts.renewTitle}
          text={texts.renewText}
          submitLabel={texts.renew}
          onClose={onClose}
          save={({ current_password }) => renewRecoveryCodes({ client: api, body: { current_password } })}
          onSaved={(answer) => onChanged(answer, texts.done.renewed)}
        />
      );
    case 'codes':
      return <RecoveryCodesDialog codes={dialog.codes} onClose={onClose} />;
  }
}

type RowProps = { name: string; text: string; action: string; actionLabel: string; onAction: () => void };

const Row = ({ name, text, action, actionLabel, onAction }: RowProps): ReactNode => (
  <li className={styles['device']}>
    <div>
      <b>{name}</b>
      <p>{text}</p>
    </div>
    <Button size="sm" aria-label={actionLabel} onClick={onAction}>
      {action}
    </Button>
  </li>
);

function Factors({
  state,
  onOpen,
}: {
  state: AccountSecondFactor;
  onOpen: (dialog: OpenDialog) => void;
}): ReactNode {
  const isOn = state.totp || state.passkeys.length > 0;
  return (
    <>
      {!isOn && (
        <p className={state.required ? `${styles['note']} ${styles['warning']}` : styles['note']}>
          {state.required ? texts.required : texts.off}
        </p>
      )}
      {isOn && (
        <ul className={styles['devices']}>
          {state.totp && (
            <Row
              name={texts.app}
              text={texts.appText}
              action={texts.remove}
              actionLabel={texts.removeLabel(texts.app)}
              onAction={() => onOpen({ kind: 'remove-app' })}
            />
          )}
          {state.passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              name={passkey.name}
              text={texts.use(passkey.created_at, passkey.last_used_at)}
              action={texts.remove}
              actionLabel={texts.removeLabel(passkey.name)}
              onAction={() => onOpen({ kind: 'remove-passkey', passkey })}
            />
          ))}
          <Row
            name={texts.recovery}
            text={texts.recoveryLeft(state.recovery_codes_left)}
            action={texts.renew}
            actionLabel={texts.renewTitle}
            onAction={() => onOpen({ kind: 'renew' })}
          />
        </ul>
      )}
      <div className={`${styles['actions']} ${styles['others']}`}>
        {!state.totp && <Button onClick={() => onOpen({ kind: 'add-app' })}>{texts.addApp}</Button>}
        <Button onClick={() => onOpen({ kind: 'add-passkey' })}>{texts.addPasskey}</Button>
      </div>
    </>
  );
}

/** Second factors of the account, with their setup and removal. */
export function SecondFactor(): ReactNode {
  const api = useApi();
  const session = useSession();
  const client = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery(api));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const change = (answer: AccountSecondFactorAnswer, message: string): void => {
    client.setQueryData(secondFactorQuery(api).queryKey, answer.second_factor);
    setDialog(answer.recovery_codes ? { kind: 'codes', codes: answer.recovery_codes } : null);
    showToast(message);
    // The roles of an operator depend on the second factor.
    void session?.reload().catch(() => undefined);
  };
  return (
    <Section title={texts.title} lead={texts.lead}>
      {error && <p role="alert">{toErrorMessage(error)}</p>}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
      {data && <Factors state={data} onOpen={setDialog} />}
      {dialog && (
        <Dialog dialog={dialog} onChanged={change} onOpen={setDialog} onClose={() => setDialog(null)} />
      )}
    </Section>
  );
}

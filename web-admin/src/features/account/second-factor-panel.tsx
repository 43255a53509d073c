import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy } from 'react';
import type { AccountSecondFactor } from '@prostora/api-client';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { ErrorPanel, Panel, SkeletonBar, useApi } from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { useOpened } from '../../kit/layout/use-opened.ts';
import { secondFactorQuery } from './account.queries.ts';
import type { FactorStep } from './factor-step.ts';
import styles from './account.module.css';

const FactorDrawer = lazy(() => import('./factor-drawer.tsx'));
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx'));
const factorTexts = settings.secondFactor;

/** Second factors of the operator, with their setup and removal. */
export function SecondFactorPanel() {
  const { data, error, refetch } = useQuery(secondFactorQuery(useApi()));
  const step = useOpened<FactorStep>();
  const codes = useOpened<readonly string[]>();
  const finish = (newCodes: readonly string[] | null): void => {
    step.close();
    if (newCodes) codes.open(newCodes);
  };
  return (
    <Panel title={factorTexts.title}>
      <p className={styles.lead}>{factorTexts.lead}</p>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBar width="60%" />}
      {data && <Factors state={data} onOpen={step.open} />}
      <p className={styles.note}>{texts.resetNote}</p>
      <OnDemand open={step.opened?.isOpen ?? false}>
        {step.opened && (
          <FactorDrawer
            step={step.opened.target}
            open={step.opened.isOpen}
            onStep={step.open}
            onDone={finish}
            onClose={step.close}
          />
        )}
      </OnDemand>
      <OnDemand open={codes.opened?.isOpen ?? false}>
        {codes.opened && (
          <RecoveryCodes codes={codes.opened.target} open={codes.opened.isOpen} onClose={codes.close} />
        )}
      </OnDemand>
    </Panel>
  );
}

type RowProps = { name: string; text: string; action: string; actionLabel: string; onAction: () => void };

const Row = ({ name, text, action, actionLabel, onAction }: RowProps) => (
  <li>
    <div>
      <b>{name}</b>
      <p>{text}</p>
    </div>
    <Button aria-label={actionLabel} onClick={onAction}>
      {action}
    </Button>
  </li>
);

function Factors({ state, onOpen }: { state: AccountSecondFactor; onOpen: (step: FactorStep) => void }) {
  const isOn = state.totp || state.passkeys.length > 0;
  return (
    <>
      {isOn ? (
        <ul className={styles.items}>
          {state.totp && (
            <Row
              name={factorTexts.app}
              text={factorTexts.appText}
              action={factorTexts.remove}
              actionLabel={factorTexts.removeLabel(factorTexts.app)}
              onAction={() => onOpen({ kind: 'remove-app' })}
            />
          )}
          {state.passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              name={passkey.name}
              text={factorTexts.use(passkey.created_at, passkey.last_used_at)}
              action={factorTexts.remove}
              actionLabel={factorTexts.removeLabel(passkey.name)}
              onAction={() => onOpen({ kind: 'remove-passkey', passkey })}
            />
          ))}
          <Row
            name={factorTexts.recovery}
            text={factorTexts.recoveryLeft(state.recovery_codes_left)}
            action={factorTexts.renew}
            actionLabel={factorTexts.renewTitle}
            onAction={() => onOpen({ kind: 'renew' })}
          />
        </ul>
      ) : (
        <p>{factorTexts.off}</p>
      )}
      <div className={styles.row}>
        {!state.totp && (
          <Button type={isOn ? 'default' : 'primary'} onClick={() => onOpen({ kind: 'add-app' })}>
            {factorTexts.addApp}
          </Button>
        )}
        <Button onClick={() => onOpen({ kind: 'add-passkey' })}>{factorTexts.addPasskey}</Button>
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Detail, DetailColumns, PageHeader, useApi, useSessionState } from '../../kit/index.ts';
import { accountQuery } from './account.queries.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import styles from './account.module.css';

const BACK = { to: urls.console, label: texts.back };
const MISSING = { title: texts.missingTitle, text: texts.missingText };

/** The operator's own account. An operator without the required second factor opens only this page. */
export function AccountPage() {
  const answer = useQuery(accountQuery(useApi()));
  const { user } = useSessionState();
  return (
    <>
      <PageHeader title={texts.title} subtitle={user?.email} />
      {user?.second_factor_missing && (
        <p className={styles.required} role="status">
          {settings.secondFactor.required}
        </p>
      )}
      <Detail answer={answer} missing={MISSING} back={BACK} isTop>
        {(account) => (
          <DetailColumns
            main={
              <>
                <SecondFactorPanel />
                <SessionsPanel />
              </>
            }
            side={<ProfilePanel account={account} />}
          />
        )}
      </Detail>
    </>
  );
}

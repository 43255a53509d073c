import { useQuery } from '@tanstack/react-query';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { accountQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import { AccessLinks } from './access-links.tsx';
import styles from './account.module.css';
import { BillingForm } from './billing-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PublicProfile } from './public-profile.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

export const handle = portalHandle(settings.title);

/** Settings of the account; none of them is an acting operator's to change. */
export function Component(): ReactNode {
  return useIsImpersonating() ? (
    <>
      <h1 className={styles['title']}>{settings.title}</h1>
      <EmptyState {...impersonationLimits.account} />
    </>
  ) : (
    <Settings />
  );
}

function Settings(): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery(accountQuery(api));
  if (error && !data)
    return <PageFailed heading={settings.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  return (
    <div className={styles['settings']}>
      <h1 className={styles['title']}>{settings.title}</h1>
      <ProfileForm profile={data.profile} />
      {data.billing && <BillingForm billing={data.billing} />}
      {data.billing && <PublicProfile />}
      <EmailForm profile={data.profile} />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
      <AccessLinks />
      <YourData />
    </div>
  );
}

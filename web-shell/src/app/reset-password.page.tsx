import { useState } from 'react';
import type { Session } from '@prostora/api-client';
import { showToast, type RouteHandle } from '@prostora/federation';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { useNavigate } from '@prostora/nav';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, ButtonLink, Skeleton } from '@prostora/ui';
import { MessagePanel, PanelHead } from '../components/form-panel.tsx';
import { PanelPage } from '../components/panel-page.tsx';
import { LostPasswordForm } from '../features/password/lost-password-form.tsx';
import { ResetPasswordForm } from '../features/password/reset-password-form.tsx';
import { useFragmentToken } from '../lib/use-fragment-token.ts';
import styles from '../components/form-panel.module.css';

const texts = account.lostPassword;

/** Asks for a reset link, then confirms that it was sent. */
function RequestLinkStep({ session, expired }: { session: Session | null; expired: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    const reason = expired
      ? { title: account.resetPassword.expired, lead: account.resetPassword.expiredLead }
      : {};
    return <LostPasswordForm session={session} heading="h1" {...reason} onDone={setSentTo} />;
  }
  return (
    <MessagePanel heading="h1" title={texts.check} lead={texts.checkLead(sentTo)} live>
      <ButtonLink to={urls.login} variant="primary" size="lg" wide>
        {account.backToLogin}
      </ButtonLink>
      <Button wide onClick={() => setSentTo(null)}>
        {texts.again}
      </Button>
    </MessagePanel>
  );
}

/** `/obnova-hesla`: asks for the e-mail, or with a token for the new password, then opens the login. */
export function Component() {
  const session = useSession();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const token = useFragmentToken();
  const [expired, setExpired] = useState<string | null>(null);

  async function finish(): Promise<void> {
    // The new password ends all sessions, this one included.
    if (user) await session?.logout().catch(() => undefined);
    await navigate(urls.login);
    showToast(account.resetPassword.done);
  }

  return (
    <PanelPage>
      {token === undefined && <PanelSkeleton title={account.resetPassword.pageTitle} />}
      {token !== undefined &&
        (token === null || token === expired ? (
          <RequestLinkStep session={session} expired={token !== null} />
        ) : (
          <ResetPasswordForm
            key={token}
            session={session}
            token={token}
            onDone={() => void finish()}
            onExpired={() => setExpired(token)}
          />
        ))}
    </PanelPage>
  );
}

export const handle: RouteHandle = {
  head: () => ({
    title: account.resetPassword.pageTitle,
    description: account.resetPassword.pageDescription,
    canonical: urls.resetPassword,
    robots: 'noindex',
  }),
};

/** Loading state of a panel that depends on the URL fragment, which the server never receives. */
const PanelSkeleton = ({ title }: { title: string }) => (
  <div className={styles.body}>
    <PanelHead heading="h1" title={title} />
    <noscript>
      <p className={styles.notice}>{account.needsScript}</p>
    </noscript>
    <div className={styles.fields}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  </div>
);

import type { RouteHandle } from '@prostora/federation';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { PanelPage } from '../components/panel-page.tsx';
import { ConfirmEmailPanel } from '../features/confirm-email/confirm-email-panel.tsx';
import { useConfirmation } from '../features/confirm-email/use-confirmation.ts';
import { useFragmentToken } from '../lib/use-fragment-token.ts';
import { buildLoginUrl } from '../session/login-target.ts';

/** `/potvrzeni-emailu`: confirms the address by the link's token on mount. */
export function Component() {
  const session = useSession();
  const { user } = useSessionState();
  const { confirmation, retry } = useConfirmation(session, useFragmentToken());
  const loginHref = confirmation.state === 'done' ? urls.login : buildLoginUrl(urls.confirmEmail);
  return (
    <PanelPage>
      <ConfirmEmailPanel
        session={session}
        user={user}
        confirmation={confirmation}
        loginHref={loginHref}
        onRetry={retry}
      />
    </PanelPage>
  );
}

export const handle: RouteHandle = {
  head: () => ({
    title: account.confirmEmail.pageTitle,
    description: account.confirmEmail.pageDescription,
    canonical: urls.confirmEmail,
    robots: 'noindex',
  }),
};

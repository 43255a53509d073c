import type { RouteHandle } from '@prostora/federation';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { PanelPage } from '../components/panel-page.tsx';
import { ConfirmEmailPanel } from '../features/confirm-email/confirm-email-panel.tsx';
import { useConfirmation } from '../features/confirm-email/use-confirmation.ts';
import { useFragmentToken } from '../lib/use-fragment-token.ts';
import { buildLoginUrl } from '../session/login-target.ts';

/** `/potvrzeni-emailu`: confirms the address by the link's token, on mount when signed in. */
export function Component() {
  const session = useSession();
  const { user } = useSessionState();
  const token = useFragmentToken();
  const { confirmation, finish, fail, retry } = useConfirmation(session, token);
  const loginHref = confirmation.state === 'done' ? urls.login : buildLoginUrl(urls.confirmEmail);
  return (
    <PanelPage>
      <ConfirmEmailPanel
        session={session}
        user={user}
        confirmation={confirmation}
        loginHref={loginHref}
        token={token}
        onRetry={retry}
        onDone={finish}
        onFailure={fail}
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

import { useLocation } from '@prostora/nav';
import type { RouteHandle } from '@prostora/federation';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { urls } from '@prostora/contracts';
import { PanelPage } from '../components/panel-page.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { useOpenDialogs } from '../lib/dialogs.ts';
import { resolveLandingPage } from '../session/landing-page.ts';
import { resolveLoginTarget } from '../session/login-target.ts';
import { useSession } from '@prostora/federation/session-context.tsx';
import { announceAccountChange } from '../session/account-channel.ts';
import { GuestPage } from './guest-page.tsx';

/** Login page, for guarded pages and browsers without JavaScript; redirects signed-in users. */
export function Component() {
  const session = useSession();
  const { search } = useLocation();
  const { openLostPassword } = useOpenDialogs();
  return (
    <GuestPage
      signedInTarget={resolveLoginTarget(search)}
      getSignInTarget={(user) =>
        user.second_factor_missing
          ? resolveLandingPage(user)
          : resolveLoginTarget(search, resolveLandingPage(user))
      }
    >
      <PanelPage>
        <LoginForm
          session={session}
          heading="h1"
          onDone={announceAccountChange}
          onLostPassword={openLostPassword}
        />
      </PanelPage>
    </GuestPage>
  );
}

export const handle: RouteHandle = {
  head: () => ({
    title: loginTexts.pageTitle,
    description: loginTexts.pageDescription,
    canonical: urls.login,
    robots: 'noindex',
  }),
};

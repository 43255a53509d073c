import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import type { Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { Modal } from '@prostora/ui';
import { announceAccountChange } from '../session/account-channel.ts';
import { LoginForm, type RepeatedLogin } from '../features/login/login-form.tsx';

/** Asks to sign in again after the session has ended on the server, or for a fresh second factor. Lazy. */
export function InterruptedSession() {
  const session = useSession();
  const { user, interrupted, isSecondFactorStale = false } = useSessionState();
  if (!session || !user || !interrupted) return null;
  const { againTitle, againLead, factorTitle, factorLead } = loginTexts;
  const again = isSecondFactorStale
    ? { email: user.email, title: factorTitle, lead: factorLead }
    : { email: user.email, title: againTitle, lead: againLead };
  return <SignInAgain session={session} again={again} />;
}

/** Login in a modal; the page below keeps its state. */
const SignInAgain = ({ session, again }: { session: Session; again: RepeatedLogin }) => (
  <Modal open onClose={session.abandon} size="small" title={again.title} bare>
    <LoginForm
      session={session}
      heading="p"
      again={again}
      onDone={announceAccountChange}
      onLostPassword={() => void window.open(urls.resetPassword, '_blank', 'noopener')}
    />
  </Modal>
);

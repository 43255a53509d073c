import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import type { Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { Modal } from '@prostora/ui';
import { announceAccountChange } from '../session/account-channel.ts';
import { LoginForm } from '../features/login/login-form.tsx';

/** Asks to sign in again after the session has ended on the server. Lazy. */
export function InterruptedSession() {
  const session = useSession();
  const { user, interrupted } = useSessionState();
  if (!session || !user || !interrupted) return null;
  return <SignInAgain session={session} email={user.email} />;
}

/** Login in a modal after the session has ended; the page below keeps its state. */
const SignInAgain = ({ session, email }: { session: Session; email: string }) => (
  <Modal open onClose={session.abandon} size="small" title={loginTexts.againTitle} bare>
    <LoginForm
      session={session}
      heading="p"
      again={{ email }}
      onDone={announceAccountChange}
      onLostPassword={() => void window.open(urls.resetPassword, '_blank', 'noopener')}
    />
  </Modal>
);

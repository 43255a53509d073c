import type { Session, SessionUser } from '@prostora/api-client';
import type { OpenDialog } from './use-dialogs.ts';
import { loginTexts } from '@prostora/strings/cs/login.ts';
import { Modal } from '@prostora/ui';
import { LoginForm } from '../features/login/login-form.tsx';
import { account } from '@prostora/strings/cs/account.ts';
import { LostPasswordForm } from '../features/password/lost-password-form.tsx';

type Props = {
  open: OpenDialog;
  session: Session | null;
  onClose: () => void;
  onSignedIn: (user: SessionUser) => void;
  onLostPassword: (email: string) => void;
};

/** Dialogs of the layout, one at a time; a default export for lazy loading. */
export default function Dialogs({ open, session, onClose, onSignedIn, onLostPassword }: Props) {
  return open.name === 'login' ? (
    <LoginModal session={session} onClose={onClose} onDone={onSignedIn} onLostPassword={onLostPassword} />
  ) : (
    <LostPasswordModal session={session} email={open.email} onClose={onClose} />
  );
}

type LoginModalProps = {
  session: Session | null;
  onClose: () => void;
  onDone: (user: SessionUser) => void;
  onLostPassword: (email: string) => void;
};

/** Login in a modal; closes on success. */
const LoginModal = ({ session, onClose, onDone, onLostPassword }: LoginModalProps) => (
  <Modal open onClose={onClose} size="small" title={loginTexts.submit} bare>
    <LoginForm session={session} onDone={onDone} onLostPassword={onLostPassword} heading="p" />
  </Modal>
);

type LostPasswordModalProps = { session: Session | null; email: string; onClose: () => void };

/** „Zapomenuté heslo“ in a modal; closes when the e-mail was sent (SPEC §7). */
const LostPasswordModal = ({ session, email, onClose }: LostPasswordModalProps) => (
  <Modal open onClose={onClose} size="small" title={account.lostPassword.title} bare>
    <LostPasswordForm session={session} email={email} heading="p" onDone={onClose} />
  </Modal>
);

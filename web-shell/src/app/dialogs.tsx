import type { Session, SessionUser } from '@prostora/api-client';
import { LoginModal } from '../features/login/login-modal.tsx';
import { LostPasswordModal } from '../features/password/lost-password-modal.tsx';
import type { OpenDialog } from './use-dialogs.ts';

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

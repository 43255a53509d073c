import type { Session, SessionUser } from '@prostora/api-client';
import { common } from '@prostora/strings';
import { Modal } from '@prostora/ui';
import { LoginForm } from './login-form.tsx';

type Props = {
  session: Session | null;
  onClose: () => void;
  onDone: (user: SessionUser) => void;
  onLostPassword: (email: string) => void;
};

/** Login in a modal; closes on success. */
export const LoginModal = ({ session, onClose, onDone, onLostPassword }: Props) => (
  <Modal open onClose={onClose} size="small" title={common.login.submit} bare>
    <LoginForm session={session} onDone={onDone} onLostPassword={onLostPassword} heading="p" />
  </Modal>
);

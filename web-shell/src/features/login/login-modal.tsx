import type { Session, SessionUser } from '@prostora/api-client';
import { common } from '@prostora/strings';
import { Modal } from '@prostora/ui';
import { LoginForm } from './login-form.tsx';

type Props = { open: boolean; session: Session | null; onClose: () => void; onDone: (user: SessionUser) => void };

/** Login over the present page; closes by itself on success. The default export lets the frame fetch it on demand. */
export default function LoginModal({ open, session, onClose, onDone }: Props) {
  return (
    <Modal open={open} onClose={onClose} size="small" title={common.login.submit} bare>
      <LoginForm session={session} onDone={onDone} heading="p" />
    </Modal>
  );
}

import type { Session } from '@prostora/api-client';
import { account } from '@prostora/strings/cs/account.ts';
import { Modal } from '@prostora/ui';
import { LostPasswordForm } from './lost-password-form.tsx';

type Props = { session: Session | null; email: string; onClose: () => void };

/** „Zapomenuté heslo“ in a modal; closes when the e-mail was sent (SPEC §7). */
export const LostPasswordModal = ({ session, email, onClose }: Props) => (
  <Modal open onClose={onClose} size="small" title={account.lostPassword.title} bare>
    <LostPasswordForm session={session} email={email} heading="p" onDone={onClose} />
  </Modal>
);

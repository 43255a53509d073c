import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../dialogs/dialogs.tsx';

type RevokeLinkProps = {
  texts: {
    hint: string;
    open: string;
    dialog: { title: string; text: string; yes: string; no: string };
  };
  /** Rejects with the server's error. */
  revoke: () => Promise<unknown>;
  onRevoked: () => void;
};

/** Revokes a private link after a confirmation. */
export function RevokeLink({ texts, revoke, onRevoked }: RevokeLinkProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<string | null> => {
    try {
      await revoke();
    } catch (error) {
      return toErrorMessage(error);
    }
    setAsking(false);
    onRevoked();
    return null;
  };
  return (
    <>
      <p className="muted small">
        {texts.hint}{' '}
        <Button size="sm" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </p>
      {isAsking && <ConfirmDialog {...texts.dialog} onYes={confirm} onClose={() => setAsking(false)} />}
    </>
  );
}

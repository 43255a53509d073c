import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

const texts = settings.secondFactor;

/** New recovery codes: shown once. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactNode {
  const copy = (): void => {
    void navigator.clipboard.writeText(codes.join('\n')).then(() => showToast(texts.copied));
  };
  return (
    <Modal open onClose={onClose} title={texts.codesTitle} size="small">
      <p>{texts.codesText}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['confirmActions']}>
        <Button onClick={copy}>{texts.copy}</Button>
        <Button variant="dark" onClick={onClose}>
          {texts.codesDone}
        </Button>
      </div>
    </Modal>
  );
}

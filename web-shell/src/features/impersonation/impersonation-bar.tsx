import { useEffect, useState } from 'react';
import type { Session } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { impersonationTexts } from '@prostora/strings/cs/login.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { leaveActingTab } from '../../session/acting-tab.ts';
import styles from './impersonation-bar.module.css';

const texts = impersonationTexts;

type Props = {
  session: Session;
  /** Null after the impersonation has ended. */ acting: { email: string; operator: string } | null;
};

/** Bar shown while an operator acts as a user. It cannot be dismissed; leaving closes the tab. */
export function ImpersonationBar({ session, acting }: Props) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    document.documentElement.setAttribute('data-impersonation', '');
    return () => document.documentElement.removeAttribute('data-impersonation');
  }, []);
  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await leaveActingTab(session);
    } catch (error) {
      setLeaving(false);
      showToast(toErrorMessage(error), 'error');
    }
  }
  return (
    <div className={styles.bar} role="region" aria-label={texts.label}>
      <p className={styles.text} role="status">
        <strong>{acting ? texts.signedInAs(acting.email) : texts.ended}</strong>{' '}
        <span className={styles.operator}>
          {acting ? `${texts.operator(acting.operator)}. ${texts.limits}` : texts.endedText}
        </span>
      </p>
      <Button size="sm" sending={leaving} onClick={() => void leave()}>
        {texts.stop}
      </Button>
    </div>
  );
}

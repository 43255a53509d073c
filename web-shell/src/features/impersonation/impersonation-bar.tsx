import { useEffect, useState } from 'react';
import type { Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { common } from '@prostora/strings';
import { Button } from '@prostora/ui';
import { failureText } from '@prostora/ui/failure-text.ts';
import styles from './impersonation-bar.module.css';

const texts = common.impersonation;

type Props = { session: Session; email: string; operator: string };

/** The bar above everything while an operator acts as a user. It cannot be dismissed; the way out is the operator's own session. */
export function ImpersonationBar({ session, email, operator }: Props) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    document.documentElement.setAttribute('data-impersonation', '');
    return () => document.documentElement.removeAttribute('data-impersonation');
  }, []);
  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await session.stopImpersonating();
      location.assign(urls.users);
    } catch (error) {
      setLeaving(false);
      showToast(failureText(error), 'error');
    }
  }
  return (
    <div className={styles.bar} role="region" aria-label={texts.label}>
      <p className={styles.text} role="status"><strong>{texts.signedInAs(email)}</strong> <span className={styles.operator}>{texts.operator(operator)}</span></p>
      <Button size="sm" sending={leaving} onClick={() => void leave()}>{texts.stop}</Button>
    </div>
  );
}

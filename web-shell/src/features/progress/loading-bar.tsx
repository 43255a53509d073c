import { useEffect, useState } from 'react';
import { useNavigation } from '@prostora/nav';
import { common } from '@prostora/strings';
import styles from './loading-bar.module.css';

const THROTTLE_MS = 200;
const FADE_MS = 200;

/**
 * Progress bar of a navigation: appears after 200 ms, is full after 5 s (SPEC §9), completes with the page.
 */
export function LoadingBar() {
  const isLoading = useNavigation().state === 'loading';
  const [phase, setPhase] = useState<'hidden' | 'running' | 'done'>('hidden');
  useEffect(() => {
    if (isLoading) {
      const start = setTimeout(() => setPhase('running'), THROTTLE_MS);
      return () => clearTimeout(start);
    }
    setPhase((present) => (present === 'running' ? 'done' : present));
    const end = setTimeout(() => setPhase('hidden'), FADE_MS);
    return () => clearTimeout(end);
  }, [isLoading]);
  if (phase === 'hidden') return null;
  return <div className={styles.bar} data-phase={phase} role="progressbar" aria-label={common.loading} />;
}

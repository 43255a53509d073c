import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** Logo mark: three walls, a door leaf and a quarter circle of light. */
export function LogoMark({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path d="M12 30V14A16 16 0 0 1 28 30Z" fill="#F2B233" />
      <path d="M12 14V30" stroke="currentColor" strokeWidth="3" />
      <path d="M12 30H2V2H30V30H28" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

/** Mark and site name; the name is a site setting, the colour is inherited. */
export const Logo = ({ name }: { name: string }): ReactNode => (
  <span className={styles['logo']}>
    <LogoMark className={styles['mark']} />
    {name}
  </span>
);

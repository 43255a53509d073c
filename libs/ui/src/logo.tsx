import type { ReactNode } from 'react';
import styles from './logo.module.css';
import { LogoMark } from './plan.tsx';

/** Mark and site name; the name is a site setting, the colour is inherited. */
export const Logo = ({ name }: { name: string }): ReactNode => (
  <span className={styles['logo']}>
    <LogoMark className={styles['mark']} />
    {name}
  </span>
);

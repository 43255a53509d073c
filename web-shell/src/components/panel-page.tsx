import type { ReactNode } from 'react';
import styles from './panel-page.module.css';

/** Page with a single panel: login, password reset, e-mail confirmation. */
export const PanelPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.panel}>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import styles from './panel-page.module.css';

/** A page that is one small panel: login, a new password, the confirmation of an address. */
export const PanelPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.panel}>{children}</div>
  </div>
);

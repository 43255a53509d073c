import { useEffect, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** Browser tab title, when it differs from the heading. */ documentTitle?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
};

/** Page heading; also sets the document title. */
export function PageHeader({ title, documentTitle = title, subtitle, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = admin.layout.pageTitle(documentTitle);
  }, [documentTitle]);
  return (
    <div className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

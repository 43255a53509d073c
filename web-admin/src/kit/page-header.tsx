import { useEffect, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** Name of the page in the browser's tab, where the heading is not it. */ documentTitle?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
};

/** Heading of a page; names the browser's tab as well. */
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

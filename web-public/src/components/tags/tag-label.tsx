import { bindHyphens } from '@prostora/strings';
import type { ReactNode } from 'react';
import { TagIcon } from './tag-icon.tsx';
import styles from './tag-label.module.css';

/** Name of a tag with its icon; names without an icon are aligned with the others. */
export const TagLabel = ({ name, icon }: { name: string; icon?: string | null | undefined }): ReactNode => (
  <span className={styles['label']}>
    <span className={styles['icon']}>{icon && <TagIcon icon={icon} />}</span>
    {bindHyphens(name)}
  </span>
);

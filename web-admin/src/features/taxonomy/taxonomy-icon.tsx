import { TAG_ICONS_FILE } from '@prostora/contracts/tag-icons-file.ts';
import styles from './taxonomy.module.css';

/** Icon from the shared sprite; empty without an icon, to keep names aligned. */
export function TaxonomyIcon({ icon }: { icon: string | null }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      {icon && <use href={`${TAG_ICONS_FILE}#${icon}`} />}
    </svg>
  );
}

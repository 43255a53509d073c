import { TAG_ICONS_FILE } from '@prostora/contracts/tag-icons-file.ts';
import styles from './taxonomy.module.css';

/** The drawing of a term out of the one file of them all; an empty place where it has none, so that names stay in line. */
export function TermIcon({ icon }: { icon: string | null }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      {icon && <use href={`${TAG_ICONS_FILE}#${icon}`} />}
    </svg>
  );
}

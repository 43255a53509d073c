import { Link } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { START_PATH } from './routes.tsx';
import styles from './sider.module.css';

/** Logo linking to the start page. */
export function Logo() {
  return (
    <Link to={START_PATH} className={styles.logo}>
      <svg viewBox="0 0 32 32" fill="none" width="28" height="28" aria-hidden>
        <path d="M12 30V14a16 16 0 0 1 16 16Z" fill="#F2B233" />
        <path d="M12 14v16M12 30H2V2h28v28h-2" stroke="#fff" strokeWidth="3" />
      </svg>
      <span>{admin.layout.siteName}</span>
      <small>{admin.layout.console}</small>
    </Link>
  );
}

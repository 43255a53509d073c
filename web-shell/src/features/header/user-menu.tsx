import { useEffect, useId } from 'react';
import type { SessionUser } from '@prostora/api-client';
import { ChevronDown, LogOut } from '@prostora/ui/icons.ts';
import { common } from '@prostora/strings';
import { useLocation } from '@prostora/nav';
import { accountItemsFor } from './navigation.ts';
import { useHoverMenu } from './use-hover-menu.ts';
import styles from './user-menu.module.css';

type Props = { user: SessionUser; onLogout: () => void };

/** The „můj účet“ menu: who is signed in, where they may go, and the way out. */
export function UserMenu({ user, onLogout }: Props) {
  const { open, close, toggle, area } = useHoverMenu();
  const { pathname } = useLocation();
  const id = useId();
  useEffect(close, [close, pathname]);
  const items = accountItemsFor(user);
  return (
    <div className={styles.menu} {...area}>
      <button type="button" className={styles.button} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span className={styles.label}>{common.header.account}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <p className={styles.user}><span className="visually-hidden">{common.header.signedInAs}: </span>{user.username}</p>
        {items.length > 0 && (
          <ul className={styles.items}>
            {/* Plain links: the administration has a document of its own. */}
            {items.map((item) => <li key={item.href}><a className={styles.item} href={item.href}>{item.label}</a></li>)}
          </ul>
        )}
        <button type="button" className={styles.item} onClick={() => { close(); onLogout(); }}><LogOut aria-hidden />{common.header.logout}</button>
      </div>
    </div>
  );
}

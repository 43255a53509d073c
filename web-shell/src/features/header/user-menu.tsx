import { useEffect, useId } from 'react';
import type { SessionUser } from '@prostora/api-client';
import { ChevronDown } from '@prostora/ui/icons.ts';
import { LogOut } from '@prostora/ui/page-icons.ts';
import { accountMenu as texts } from '@prostora/strings/cs/account-menu.ts';
import { Link, useLocation } from '@prostora/nav';
import { listAccountItems, type AccountItem } from './account-navigation.ts';
import { useCloseOnLogin } from './use-closed-by-login.ts';
import { useHoverMenu } from './use-hover-menu.ts';
import styles from './user-menu.module.css';

type Props = { user: SessionUser; onLogout: () => void };

/** A menu link; the administration is a separate document, opened by a plain link. */
const MenuLink = ({ href, label, audience }: AccountItem) =>
  audience === 'customer' ? (
    <Link className={styles.item} to={href}>
      {label}
    </Link>
  ) : (
    <a className={styles.item} href={href}>
      {label}
    </a>
  );

/** The „můj účet“ menu: user, links and logout. */
export function UserMenu({ user, onLogout }: Props) {
  const { open, close, toggle, area } = useHoverMenu();
  const { pathname, key } = useLocation();
  const id = useId();
  useEffect(close, [close, pathname, key]);
  useCloseOnLogin(close);
  return (
    <div className={styles.menu} {...area}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={styles.label}>{texts.account}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <p className={styles.user}>
          <span className="visually-hidden">{texts.signedInAs}: </span>
          {user.username}
        </p>
        {listAccountItems(user).map((items) => (
          <ul key={items[0]?.href} className={styles.items}>
            {items.map((item) => (
              <li key={item.href}>
                <MenuLink {...item} />
              </li>
            ))}
          </ul>
        ))}
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <LogOut aria-hidden />
          {texts.logout}
        </button>
      </div>
    </div>
  );
}

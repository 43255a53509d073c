import type { SessionUser } from '@prostora/api-client';
import { LogOut } from '@prostora/ui/icons.ts';
import { common } from '@prostora/strings';
import { Link } from '@prostora/nav';
import { HeaderMenu } from './header-menu.tsx';
import styles from './header-menu.module.css';
import { listAccountItems, type AccountItem } from './navigation.ts';

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
export const UserMenu = ({ user, onLogout }: Props) => (
  <HeaderMenu label={common.header.account}>
    {(close) => (
      <>
        <p className={styles.user}>
          <span className="visually-hidden">{common.header.signedInAs}: </span>
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
          {common.header.logout}
        </button>
      </>
    )}
  </HeaderMenu>
);

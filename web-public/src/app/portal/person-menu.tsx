import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Link } from '@prostora/nav';
import { accountMenu } from '@prostora/strings/cs/account-menu.ts';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import type { ReactNode } from 'react';
import { BadgeCheck, ChevronsUpDown } from '../../components/portal-icons.ts';
import { useIsOwner } from '../../lib/use-rights.ts';
import { useMenu } from '../../lib/use-menu.ts';
import styles from './menu.module.css';
import { PersonLinks } from './person-links.tsx';

/** The signed-in person with the menu of the account, at the foot of the side navigation. */
export function PersonMenu(): ReactNode {
  const { user } = useSessionState();
  const isOwner = useIsOwner();
  const { root, opener, list, choose } = useMenu();
  if (!user) return null;
  const close = (): void => choose(() => undefined);
  return (
    <div className={styles['menu']} {...root}>
      <button type="button" className={styles['opener']} {...opener}>
        <span className={styles['mark']} aria-hidden>
          {user.username.slice(0, 2).toUpperCase()}
        </span>
        <span className={styles['texts']}>
          <span className="visually-hidden">{accountMenu.account}: </span>
          <b className={styles['name']} data-single>
            {user.username}
          </b>
          {user.customer && <small className={styles['detail']}>{user.customer.name}</small>}
        </span>
        <ChevronsUpDown aria-hidden />
      </button>
      <div className={styles['panel']} data-side="up" {...list}>
        {isOwner && (
          <Link className={styles['item']} to={urls.membership} onClick={close}>
            <BadgeCheck aria-hidden />
            {portalFrame.pages.membership}
          </Link>
        )}
        <PersonLinks className={styles['item']} onChoose={close} />
      </div>
    </div>
  );
}

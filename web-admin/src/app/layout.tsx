import { Button } from 'antd';
import { Menu } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { useLocation } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { POPUPS_ID, useMedia, useSessionState } from '../kit/index.ts';
import { OnDemand } from '../kit/layout/on-demand.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { Sider } from './sider.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './layout.module.css';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

/**
 * Layout of the console: menu at the side, or in a drawer on small screens. Menu and search need the role of an
 * operator, which an account without the required second factor does not have.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isOperator = useSessionState().user?.super_admin ?? false;
  const isCompact = useMedia('(max-width: 1024px)');
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#console-content">
        {admin.layout.skip}
      </a>
      {isOperator && !isCompact && (
        <aside className={styles.sider}>
          <Sider />
        </aside>
      )}
      <div className={styles.column}>
        <header className={styles.header}>
          {isOperator && isCompact && <CompactMenu />}
          {isOperator && <HeaderSearch />}
          <div className={styles.tools}>
            <ThemeMenu />
            <UserMenu />
          </div>
        </header>
        <main id="console-content" className={styles.main} tabIndex={-1}>
          {children}
          <div id={POPUPS_ID} />
        </main>
      </div>
    </div>
  );
}

/** Menu in a drawer that closes after navigation. */
function CompactMenu() {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  return (
    <>
      <Button
        type="text"
        className={styles.hamburger ?? ''}
        icon={<Menu className="lucide" aria-hidden />}
        aria-label={admin.layout.openMenu}
        onClick={() => setOpenedOn(pathname)}
      />
      <span className={styles.compactLogo}>
        <Logo />
      </span>
      <OnDemand open={isOpen}>
        <MenuDrawer open={isOpen} onClose={() => setOpenedOn(null)} />
      </OnDemand>
    </>
  );
}

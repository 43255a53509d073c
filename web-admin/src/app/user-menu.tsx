import { Button, Dropdown } from 'antd';
import { CircleUserRound, House, Keyboard, LogOut, ShieldCheck } from 'lucide-react';
import { lazy, useState } from 'react';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { useConsoleSession, useSessionState, useShortcut } from '../kit/index.ts';
import { OnDemand } from '../kit/layout/on-demand.tsx';
import styles from './user-menu.module.css';

const ShortcutsDialog = lazy(() => import('../kit/shortcuts/shortcuts-dialog.tsx'));

/**
 * User menu: account, keyboard shortcuts, link to the site (another document, hence a plain link), sign-out.
 */
export function UserMenu() {
  const { user } = useSessionState();
  const { signOut } = useConsoleSession();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): void => setHelpOpen(true);
  useShortcut('?', openHelp);
  const items = [
    {
      key: 'keys',
      icon: <Keyboard className="lucide" aria-hidden />,
      label: admin.layout.shortcuts,
      onClick: openHelp,
    },
    {
      key: 'account',
      icon: <ShieldCheck className="lucide" aria-hidden />,
      label: <Link to={urls.operatorAccount}>{admin.layout.account}</Link>,
    },
    {
      key: 'site',
      icon: <House className="lucide" aria-hidden />,
      label: <a href={urls.home}>{admin.layout.backToSite}</a>,
    },
    { type: 'divider' as const },
    {
      key: 'logout',
      icon: <LogOut className="lucide" aria-hidden />,
      label: admin.layout.logout,
      onClick: () => void signOut(),
    },
  ];
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button
          type="text"
          className={styles.user ?? ''}
          icon={<CircleUserRound className="lucide" aria-hidden />}
          aria-label={`${admin.layout.userMenu}: ${user?.email ?? ''}`}
          aria-haspopup="menu"
        >
          <span className={styles.email}>{user?.email}</span>
        </Button>
      </Dropdown>
      <OnDemand open={isHelpOpen}>
        <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
      </OnDemand>
    </>
  );
}

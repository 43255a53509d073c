import { Button, Dropdown } from 'antd';
import { CircleUserRound, House, LogOut } from 'lucide-react';
import { urls } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { useConsoleSession, useSessionState } from '../kit/index.ts';
import styles from './user-menu.module.css';

/** Who is signed in, the way back to the site (another document, hence a plain link) and out. */
export function UserMenu() {
  const { user } = useSessionState();
  const { signOut } = useConsoleSession();
  const items = [
    { key: 'site', icon: <House className="lucide" aria-hidden />, label: <a href={urls.home}>{admin.layout.backToSite}</a> },
    { type: 'divider' as const },
    { key: 'logout', icon: <LogOut className="lucide" aria-hidden />, label: admin.layout.logout, onClick: () => void signOut() },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button type="text" className={styles.user ?? ''} icon={<CircleUserRound className="lucide" aria-hidden />} aria-label={`${admin.layout.userMenu}: ${user?.email ?? ''}`} aria-haspopup="menu">
        <span className={styles.email}>{user?.email}</span>
      </Button>
    </Dropdown>
  );
}

import { Button, Drawer } from 'antd';
import { X } from 'lucide-react';
import { admin } from '@prostora/strings';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { Sider } from './sider.tsx';
import styles from './layout.module.css';

/** The menu of a small screen. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={280}
      closable={false}
      aria-label={admin.layout.menu}
      classNames={{ body: styles.drawerBody ?? '', section: styles.drawer ?? '' }}
    >
      <Button
        type="text"
        className={styles.drawerClose ?? ''}
        icon={<X className="lucide" aria-hidden />}
        aria-label={admin.layout.closeMenu}
        onClick={onClose}
      />
      <Sider />
    </Drawer>
  );
}

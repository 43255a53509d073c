import { IconButton, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useMenu } from '../../../lib/use-menu.ts';
import styles from './edit-bar.module.css';
import { EllipsisVertical } from './icons.ts';

export type MenuItem = {
  label: string;
  onSelect: () => void;
  danger?: boolean;
  /** Shown only where the bar has no room for its button. */ narrow?: boolean;
};

/** Menu of further actions. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  const { root, opener, list, choose } = useMenu();
  return (
    <div className={styles['menu']} {...root}>
      <IconButton {...opener} label={label} className={styles['menuOpener']}>
        <EllipsisVertical />
      </IconButton>
      <ul className={styles['menuList']} {...list}>
        {items.map((item) => (
          <li key={item.label} className={item.narrow ? styles['narrowOnly'] : undefined}>
            <button
              type="button"
              className={classNames(item.danger && styles['danger'])}
              onClick={() => choose(item.onSelect)}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

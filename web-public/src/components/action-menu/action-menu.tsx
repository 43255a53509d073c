import { IconButton } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Ellipsis } from '../portal-icons.ts';
import { useMenu } from '../../lib/use-menu.ts';
import styles from './action-menu.module.css';

export type MenuItem = { label: string; danger?: boolean; onChoose: () => void };

/** Menu of further actions behind „…“. */
export function ActionMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  const { root, opener, list, choose } = useMenu();
  if (items.length === 0) return <span className={styles['none']} />;
  return (
    <div className={styles['menu']} {...root}>
      <IconButton {...opener} label={label}>
        <Ellipsis aria-hidden />
      </IconButton>
      <ul className={styles['items']} {...list}>
        {items.map((item) => (
          <li key={item.label}>
            <button
              type="button"
              className={styles['item']}
              data-danger={item.danger}
              onClick={() => choose(item.onChoose)}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { IconButton } from '@prostora/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Ellipsis } from '../../components/portal-icons.ts';
import styles from './action-menu.module.css';

export type MenuItem = { label: string; danger?: boolean; onChoose: () => void };

/** What else can be done, behind „…“: opens by pressing, closes by Esc (the focus returns), by choosing and by leaving. */
export function ActionMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (items.length === 0) return <span className={styles['none']} />;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (item: MenuItem): void => {
    setOpen(false);
    opener.current?.focus();
    item.onChoose();
  };
  return (
    <div className={styles['menu']} onKeyDown={onKeyDown} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <IconButton ref={opener} label={label} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}><Ellipsis aria-hidden /></IconButton>
      <ul id={id} className={styles['items']} hidden={!open}>
        {items.map((item) => <li key={item.label}><button type="button" className={styles['item']} data-danger={item.danger} onClick={() => choose(item)}>{item.label}</button></li>)}
      </ul>
    </div>
  );
}

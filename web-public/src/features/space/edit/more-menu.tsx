import { IconButton, classNames } from '@prostora/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './edit-bar.module.css';
import { EllipsisVertical } from './icons.ts';

export type MenuItem = { label: string; onSelect: () => void; danger?: boolean; /** Only where the bar has no place for its button. */ narrow?: boolean };

/** A button that opens a short list of further actions; Esc, a click elsewhere and leaving by Tab close it. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event): void => { if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false); };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };
  const select = (item: MenuItem): void => {
    setOpen(false);
    opener.current?.focus();
    item.onSelect();
  };
  return (
    <div className={styles['menu']} ref={root} onKeyDown={onKeyDown}>
      <IconButton ref={opener} label={label} className={styles['menuOpener']} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}><EllipsisVertical /></IconButton>
      <ul className={styles['menuList']} id={id} hidden={!open}>
        {items.map((item) => <li key={item.label} className={item.narrow ? styles['narrowOnly'] : undefined}><button type="button" className={classNames(item.danger && styles['danger'])} onClick={() => select(item)}>{item.label}</button></li>)}
      </ul>
    </div>
  );
}

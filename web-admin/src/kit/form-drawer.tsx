import { Button, Drawer } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '@prostora/ui/use-media.ts';
import styles from './form-drawer.module.css';

type FormDrawerProps = { open: boolean; title: string; closeLabel: string; hint?: string | undefined; onClose: () => void; children: ReactNode };

/** A form beside what it changes; over the whole screen of a phone. */
export default function FormDrawer({ open, title, closeLabel, hint, onClose, children }: FormDrawerProps) {
  const isNarrow = useMedia('(max-width: 700px)');
  return (
    <Drawer
      open={open} onClose={onClose} size={isNarrow ? '100%' : 520} closable={false} destroyOnHidden aria-label={title}
      title={<div className={styles.bar}><h2>{title}</h2><Button type="text" icon={<X className="lucide" aria-hidden />} aria-label={closeLabel} onClick={onClose} /></div>}
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Drawer>
  );
}

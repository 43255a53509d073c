import { Button, Drawer } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { useMedia } from '@prostora/ui/use-media.ts';
import { useLeave } from './unsaved.tsx';
import styles from './form-drawer.module.css';

type FormDrawerProps = {
  open: boolean;
  title: string;
  closeLabel?: string;
  hint?: string | undefined;
  /** The open state is in the URL, so Back closes the drawer without an extra history entry. */
  isUrlControlled?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Drawer with a form; full screen on a phone. Closing it with unsaved changes asks first. */
export default function FormDrawer(props: FormDrawerProps) {
  const {
    open,
    title,
    closeLabel = admin.closeForm,
    hint,
    isUrlControlled = false,
    onClose,
    children,
  } = props;
  const isNarrow = useMedia('(max-width: 700px)');
  const leave = useLeave();
  const close = (): void => leave(onClose);
  useBackCloses(open && !isUrlControlled, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      size={isNarrow ? '100%' : 520}
      closable={false}
      destroyOnHidden
      aria-label={title}
      title={
        <div className={styles.bar}>
          <h2>{title}</h2>
          <Button
            type="text"
            icon={<X className="lucide" aria-hidden />}
            aria-label={closeLabel}
            onClick={close}
          />
        </div>
      }
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Drawer>
  );
}

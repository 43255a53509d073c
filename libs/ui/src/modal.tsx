import { ui } from '@prostora/strings/cs/ui.ts';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { X } from './icons.ts';
import styles from './modal.module.css';
import { useDialog } from './use-dialog.ts';

export type ModalSize = 'small' | 'medium' | 'big' | 'full';
type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: ModalSize;
  /** Hides the title visually and removes the padding; the content renders its own. */
  bare?: boolean;
  className?: string | undefined;
  /** Whether Back closes the modal; false for modals in the URL or about a navigation. */
  backCloses?: boolean;
  children: ReactNode;
};

/** Modal of SPEC §2 in four sizes: closes by the overlay, the cross and Esc; a bottom sheet up to 600 px. */
export function Modal(props: ModalProps): ReactNode {
  const {
    open,
    onClose,
    title,
    size = 'medium',
    bare = false,
    className,
    backCloses = true,
    children,
  } = props;
  const titleId = useId();
  const ref = useDialog(open, onClose, backCloses);
  if (!open) return null;
  return createPortal(
    <div
      className={styles['scrim']}
      data-overlay=""
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classNames(styles['modal'], styles[size], !bare && styles['padded'], className)}
      >
        <h2 id={titleId} className={bare ? 'visually-hidden' : styles['title']}>
          {title}
        </h2>
        {children}
        <IconButton label={ui.close} className={styles['close']} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </div>,
    document.body,
  );
}

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A tall bottom sheet with a heading line, scrolling content and a fixed action. */
export function Sheet({ open, onClose, title, action, footer, children }: SheetProps): ReactNode {
  const titleId = useId();
  const ref = useDialog(open, onClose);
  if (!open) return null;
  return createPortal(
    <div
      className={classNames(styles['scrim'], styles['sheet'])}
      data-overlay=""
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles['sheetBody']}
      >
        <div className={styles['sheetHead']}>
          <IconButton label={ui.close} onClick={onClose}>
            <X />
          </IconButton>
          <h2 id={titleId}>{title}</h2>
          <div className={styles['sheetEnd']}>{action}</div>
        </div>
        <div className={styles['sheetContent']}>{children}</div>
        {footer && <div className={styles['sheetFoot']}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}

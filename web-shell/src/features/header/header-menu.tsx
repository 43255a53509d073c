import { useEffect, useId, type ReactNode } from 'react';
import { useLocation } from '@prostora/nav';
import { ChevronDown, classNames } from '@prostora/ui';
import styles from './header-menu.module.css';
import { useCloseOnLogin } from './use-closed-by-login.ts';
import { useHoverMenu } from './use-hover-menu.ts';

type Props = {
  label: string;
  /** Content of the panel. */
  children: (close: () => void) => ReactNode;
};

/** A button of the header with a panel of links; before hydration the panel is shown by hover and focus. */
export function HeaderMenu({ label, children }: Props) {
  const { open, close, toggle, area } = useHoverMenu();
  const { pathname, key } = useLocation();
  const id = useId();
  useEffect(close, [close, pathname, key]);
  useCloseOnLogin(close);
  return (
    <div className={styles.menu} {...area}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={styles.label}>{label}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={classNames(styles.panel, open && styles.open)}>
        {children(close)}
      </div>
    </div>
  );
}

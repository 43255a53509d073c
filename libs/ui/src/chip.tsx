import { ui } from '@prostora/strings/cs/ui.ts';
import { Link } from '@prostora/nav';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { ChevronDown, X } from './icons.ts';

export type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
  icon?: ReactNode;
  /** Number of results with this value. */
  count?: number | undefined;
  /** Number of chosen values, shown in saffron. */
  chosen?: number;
};

/** A chip that toggles (`aria-pressed`) or opens a popover (`aria-expanded`). */
export function Chip({
  icon,
  count,
  chosen,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps): ReactNode {
  return (
    <button {...rest} type={type} className={classNames(styles['chip'], className)}>
      {icon}
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {chosen ? <span className={styles['badge']}>{chosen}</span> : null}
      {rest['aria-expanded'] !== undefined && <ChevronDown className={styles['chevron']} />}
    </button>
  );
}

const REMOVAL_KEYS = ['Delete', 'Backspace'];

/** An active filter: a link to the list without it, followed by Delete too. */
export function RemovableChip({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <Link
      to={to}
      preventScrollReset
      className={classNames(styles['chip'], styles['removable'])}
      aria-label={ui.removeFilter(children)}
      onKeyDown={({ key, currentTarget }) => REMOVAL_KEYS.includes(key) && currentTarget.click()}
    >
      {children}
      <X className={styles['cross']} />
    </Link>
  );
}

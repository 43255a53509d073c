import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../icons.ts';
import styles from './form-error.module.css';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Error of the whole form, above its fields and announced; renders nothing without one. */
export function FormError({
  children,
  className,
  takesFocus = false,
}: {
  children?: ReactNode;
  className?: string | undefined;
  /** Focused when it appears, so that it is seen on a long form. */
  takesFocus?: boolean;
}): ReactNode {
  if (!children) return null;
  return (
    <div
      className={classNames(styles['failure'], className)}
      role="alert"
      {...(takesFocus && { tabIndex: -1, ref: focus })}
    >
      <CircleAlert aria-hidden />
      <div>{children}</div>
    </div>
  );
}

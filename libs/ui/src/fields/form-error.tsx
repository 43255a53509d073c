import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../icons.ts';
import styles from './form-error.module.css';

/** Error of the whole form, above its fields and announced; renders nothing without one. */
export function FormError({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  if (!children) return null;
  return (
    <div className={classNames(styles['failure'], className)} role="alert">
      <CircleAlert aria-hidden />
      <div>{children}</div>
    </div>
  );
}

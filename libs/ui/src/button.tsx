import { ui } from '@prostora/strings/cs/ui.ts';
import { Link, type LinkProps } from '@prostora/nav';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'dark' | 'secondary' | 'ghost' | 'danger' | 'floating';
export type ButtonSize = 'sm' | 'md' | 'lg';
type ButtonAppearance = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

const getButtonClass = (
  { variant = 'secondary', size = 'md', wide = false }: ButtonAppearance,
  className?: string,
): string =>
  classNames(
    styles['button'],
    styles[variant],
    size !== 'md' && styles[size],
    wide && styles['wide'],
    className,
  );

export type ButtonProps = ButtonAppearance &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    /** Shows `sendingLabel`, keeps the width and ignores clicks. */
    sending?: boolean;
    sendingLabel?: string;
  };

/** Standard button; at most one `primary` (saffron) in a view. */
export function Button({
  variant,
  size,
  wide,
  sending,
  sendingLabel = ui.sending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={getButtonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
      aria-disabled={sending || rest['aria-disabled'] || undefined}
      onClick={(event) => (sending ? event.preventDefault() : onClick?.(event))}
    >
      {sending === undefined ? (
        children
      ) : (
        <span className={styles['labels']}>
          <span className={sending ? styles['away'] : undefined}>{children}</span>
          <span className={sending ? undefined : styles['away']} aria-hidden={!sending}>
            {sendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}

/** A link styled as a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonAppearance & LinkProps): ReactNode {
  return (
    <Link
      {...rest}
      className={getButtonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    />
  );
}

/** A button-styled anchor for URLs outside the router: telephone number, e-mail, file. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ButtonAppearance & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return (
    <a
      {...rest}
      className={getButtonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    >
      {children}
    </a>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name. */
  label: string;
  onPhoto?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A 44 × 44 px icon-only button. */
export function IconButton({
  label,
  onPhoto = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles['icon'], onPhoto && styles['iconOnPhoto'], className)}
    />
  );
}

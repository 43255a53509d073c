import { classNames } from '@prostora/ui';
import { TriangleAlert } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import styles from './new-booking.module.css';

/** A warning, or a clash that prevents saving. */
export const Notice = ({ kind, children }: { kind: 'warning' | 'clash'; children: ReactNode }): ReactNode => (
  <p className={classNames(styles['notice'], kind === 'clash' && styles['clash'])} role="status">
    <TriangleAlert aria-hidden />
    <span>{children}</span>
  </p>
);

/** Warnings of the check with the given codes, each text once; saving stays possible. */
export function Warnings({ messages, note }: { messages: readonly string[]; note: string }): ReactNode {
  const unique = [...new Set(messages)];
  if (unique.length === 0) return null;
  return (
    <Notice kind="warning">
      <strong>{unique.join(' ')}</strong> {note}
    </Notice>
  );
}

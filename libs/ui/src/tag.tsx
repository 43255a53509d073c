import type { SpaceStatus } from '@prostora/api-client';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A quiet label of one property. */
export const Tag = ({ children }: { children: ReactNode }): ReactNode => (
  <span className={styles['tag']}>{children}</span>
);

/** At most `shown` labels, the rest as a number. */
export function TagList({
  names,
  shown = 3,
  className,
}: {
  names: readonly string[];
  shown?: number;
  className?: string | undefined;
}): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className={classNames(styles['tags'], className)}>
      {names.slice(0, shown).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {names.length > shown && (
        <span className={classNames(styles['tag'], styles['rest'])}>{ui.moreTags(names.length - shown)}</span>
      )}
    </p>
  );
}

const STATUS_CLASS: Readonly<Record<SpaceStatus, string>> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  WAITING_FOR_APPROVAL: 'waiting',
  DISABLED: 'disabled',
  DELETED: 'deleted',
};

/** Status of a space: tint, ink and a shape of its own, so that colour is never the only sign. A paused one is over the limit of the plan. */
export const StatusTag = ({
  status,
  isPaused = false,
}: {
  status: SpaceStatus;
  isPaused?: boolean;
}): ReactNode => (
  <span className={classNames(styles['status'], styles[isPaused ? 'paused' : STATUS_CLASS[status]])}>
    {isPaused ? ui.paused : ui.status[status]}
  </span>
);

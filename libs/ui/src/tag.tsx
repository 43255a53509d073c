import type { SpaceStatus } from '@prostora/api-client';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';
import { Badge, type BadgeStyle } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A label of one property. */
export const Tag = ({ children }: { children: ReactNode }): ReactNode => (
  <span className={styles['tag']}>{children}</span>
);

/** At most `shown` labels, the rest as a number on the line of the last one. */
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
      {names.slice(0, shown).map((name, index) => (
        <span key={name}>
          <Tag>{name}</Tag>
          {index === shown - 1 && names.length > shown && (
            <span className={classNames(styles['tag'], styles['rest'])}>
              {ui.moreTags(names.length - shown)}
            </span>
          )}
        </span>
      ))}
    </p>
  );
}

const STATUS_BADGE: Readonly<Record<SpaceStatus, BadgeStyle>> = {
  DRAFT: { tone: 'neutral', mark: 'ring' },
  PUBLISHED: { tone: 'ok' },
  WAITING_FOR_APPROVAL: { tone: 'warn' },
  DISABLED: { tone: 'error', mark: 'dash' },
  DELETED: { tone: 'outlined', isStruck: true },
};

/** Status of a space. Paused: over the plan limit; hidden: by its owner; suspended: with its blocked owner. */
export const StatusTag = ({
  status,
  isPaused = false,
  isHidden = false,
  isSuspended = false,
}: {
  status: SpaceStatus;
  isPaused?: boolean;
  isHidden?: boolean;
  isSuspended?: boolean;
}): ReactNode => {
  const isOut = isPaused || isHidden || isSuspended;
  return (
    <Badge {...(isOut ? { tone: 'warn', mark: 'bars' } : STATUS_BADGE[status])}>
      {isPaused ? ui.paused : isHidden ? ui.hidden : isSuspended ? ui.suspended : ui.status[status]}
    </Badge>
  );
};

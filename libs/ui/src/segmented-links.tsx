import { Link } from '@prostora/nav';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented-links.module.css';

export type Segment = { id: string; label: string; count: number; to: string; active: boolean };

/**
 * Choice of one value as links with counts; the active link clears the choice. A value without results is
 * disabled.
 */
export function SegmentedLinks({
  label,
  icon,
  segments,
  className,
}: {
  label: string;
  icon?: ReactNode;
  segments: readonly Segment[];
  className?: string | undefined;
}): ReactNode {
  const labelId = useId();
  return (
    <div className={classNames(styles['group'], className)} role="group" aria-labelledby={labelId}>
      <span className={styles['label']} id={labelId}>
        {icon}
        {label}
      </span>
      <ul className={styles['items']}>
        {segments.map((segment) => (
          <li key={segment.id} className={styles['item']}>
            {segment.count === 0 && !segment.active ? (
              <span className={classNames(styles['link'], styles['off'])} aria-disabled="true">
                {segment.label}
                <span className={styles['count']}>0</span>
              </span>
            ) : (
              <Link
                to={segment.to}
                preventScrollReset
                className={styles['link']}
                aria-current={segment.active || undefined}
              >
                {segment.label}
                <span className={styles['count']}>{segment.count}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

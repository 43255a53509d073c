import { bindSpaces } from '@prostora/strings/format.ts';
import { media } from '@prostora/tokens';
import { ChevronDown, classNames, useMedia } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** Name of the space above its sections. */
export const SpaceName = ({ children }: { children: string }): ReactNode => (
  <p className={styles['space']}>{children}</p>
);

/** A group of settings: title and lead on the left, content on the right. A foldable one is closed on a phone. */
export function Section({
  title,
  lead,
  isFoldable = false,
  children,
}: {
  title: string;
  lead: string;
  isFoldable?: boolean;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const isPhone = useMedia(media.phone);
  if (isFoldable && isPhone)
    return (
      <details className={classNames(styles['section'], styles['folded'])}>
        <summary>
          <h2>{bindSpaces(title)}</h2>
          <ChevronDown aria-hidden />
        </summary>
        <p className={styles['lead']}>{bindSpaces(lead)}</p>
        <div className={styles['content']}>{children}</div>
      </details>
    );
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{bindSpaces(title)}</h2>
        <p>{bindSpaces(lead)}</p>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

import type { MembershipAnswer, PlanUse } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';
import type { ReactNode } from 'react';
import styles from './membership.module.css';

const texts = membership.use;

function UsageRow({ name, use, hint }: { name: string; use: PlanUse; hint?: string }): ReactNode {
  const isFull = use.used >= use.limit;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles['figure']}>{texts.of(use.used, use.limit)}</span>
        <progress
          className={styles['bar']}
          aria-label={name}
          value={Math.min(use.used, use.limit)}
          max={Math.max(use.limit, 1)}
        />
        {(isFull || hint) && (
          <span className={styles['quiet']}>{[hint, isFull && texts.full].filter(Boolean).join(' ')}</span>
        )}
      </dd>
    </div>
  );
}

/** Usage of the plan's limits. */
export const PlanUsage = ({ use, plan }: Pick<MembershipAnswer, 'use' | 'plan'>): ReactNode => (
  <section className={styles['part']}>
    <h2>{texts.title}</h2>
    <dl className={styles['uses']}>
      <UsageRow name={texts.spaces} use={use.spaces} />
      <UsageRow name={texts.photos} use={use.photos} hint={texts.photosHint} />
      <div>
        <dt>{texts.videos}</dt>
        <dd>{plan.config.hasVideoInSpace ? texts.videosUsed(use.videos) : texts.noVideos}</dd>
      </div>
    </dl>
  </section>
);

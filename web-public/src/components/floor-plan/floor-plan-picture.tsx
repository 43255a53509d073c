import type { SpaceFloorPlan } from '@prostora/api-client';
import { floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import type { ReactNode } from 'react';
import styles from './floor-plan.module.css';

/** URL of the largest size. */
export const findLargestUrl = ({ sources, url }: SpaceFloorPlan): string | null =>
  sources
    .find(({ type }) => type === 'image/webp')
    ?.srcset.split(', ')
    .at(-1)
    ?.split(' ')[0] ?? url;

/** The whole picture of a plan in the width of its parent. */
export const FloorPlanPicture = ({ plan }: { plan: SpaceFloorPlan }): ReactNode => (
  <picture>
    {plan.sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes="(max-width: 1024px) 100vw, 760px" />
    ))}
    <img
      className={styles['picture']}
      src={plan.url ?? undefined}
      alt={floorPlanTexts.alt}
      width={plan.width ?? undefined}
      height={plan.height ?? undefined}
      loading="lazy"
      draggable={false}
    />
  </picture>
);

import type { SpaceFloorPlan } from '@prostora/api-client';
import { floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import type { ReactNode } from 'react';

/** URL of the largest size. */
export const findLargestUrl = ({ sources, url }: SpaceFloorPlan): string | null =>
  sources
    .find(({ type }) => type === 'image/webp')
    ?.srcset.split(', ')
    .at(-1)
    ?.split(' ')[0] ?? url;

type PictureProps = { plan: SpaceFloorPlan; className: string | undefined };

/** The whole picture of a plan; styled by the caller, so that no style sheet is shared. */
export const FloorPlanPicture = ({ plan, className }: PictureProps): ReactNode => (
  <picture>
    {plan.sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes="(max-width: 1024px) 100vw, 760px" />
    ))}
    <img
      className={className}
      src={plan.url ?? undefined}
      alt={floorPlanTexts.alt}
      width={plan.width ?? undefined}
      height={plan.height ?? undefined}
      loading="lazy"
      draggable={false}
    />
  </picture>
);

import type { SpaceFloorPlan } from '@prostora/api-client';
import { computeScaleBar } from '@prostora/contracts/floor-plan.ts';
import { floorPlanTexts as texts } from '@prostora/strings/cs/floor-plan.ts';
import type { ReactNode } from 'react';
import styles from './floor-plan.module.css';
import { FloorPlanPicture, findLargestUrl } from './floor-plan-picture.tsx';

type FloorPlanProps = { plan: SpaceFloorPlan };

/** The plan of a space with a scale bar; opens in full size. */
export const FloorPlanSection = ({ plan }: FloorPlanProps): ReactNode => (
  <>
    <h2>{texts.title}</h2>
    <figure className={styles['figure']}>
      <a href={findLargestUrl(plan) ?? undefined} target="_blank" rel="noreferrer" aria-label={texts.open}>
        <FloorPlanPicture plan={plan} className={styles['picture']} />
      </a>
      <ScaleBar plan={plan} />
    </figure>
  </>
);

/** Relative lengths: the bar has the width of the picture at every size. */
function ScaleBar({ plan: { scale, width, height } }: FloorPlanProps): ReactNode {
  const bar = scale && width && height ? computeScaleBar(scale, { width, height }) : null;
  if (!bar) return null;
  const end = `${(bar.share * 100).toFixed(2)}%`;
  return (
    <svg className={styles['bar']} width="100%" height="34" role="img" aria-label={texts.bar(bar.metres)}>
      <line x1="0" y1="10" x2={end} y2="10" />
      <line x1="1" y1="4" x2="1" y2="16" />
      <line x1={end} y1="4" x2={end} y2="16" />
      <text x="0" y="31">
        {texts.metres(bar.metres)}
      </text>
    </svg>
  );
}

import type { SpaceFloorPlan } from '@prostora/api-client';
import { admin } from '@prostora/strings/cs/admin.ts';
import { floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import styles from './space-sheet.module.css';

const texts = admin.review;

/** The plan of a space as a picture that opens in full size, with the length of its scale line. */
export function SpaceFloorPlanPicture({ plan }: { plan: SpaceFloorPlan }) {
  const { status, url, width, height, failure, scale, sources } = plan;
  if (status !== 'ready' || !url)
    return (
      <span className={styles.waiting}>
        {status === 'failed' ? (failure ?? texts.failedPhoto) : texts.processing}
      </span>
    );
  const largest = sources.at(-1)?.srcset.split(', ').at(-1)?.split(' ')[0];
  return (
    <a href={largest ?? url} target="_blank" rel="noopener">
      <img
        className={styles.plan}
        src={url}
        alt={floorPlanTexts.alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
      />
      {scale && floorPlanTexts.bar(scale.metres)}
      <span className="visually-hidden"> {texts.opensNewTab}</span>
    </a>
  );
}

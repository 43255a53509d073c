import type { ReactNode } from 'react';
import type { AdminSpaceRow, LayoutArea, SpaceDetail } from '@prostora/api-client';
import { floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import { admin } from '@prostora/strings';
import { SkeletonBar } from '../../kit/index.ts';
import { SpaceHistory } from './space-history.tsx';
import { SpaceChecklist, SpaceContact, SpaceParameters, SpacePhotos, SpaceTexts } from './space-parts.tsx';
import { SpaceFloorPlanPicture } from './space-floor-plan.tsx';
import { SpaceTour } from './space-tour.tsx';
import styles from './space-sheet.module.css';

const texts = admin.review;

/** Review of a space: checklist, public content, contacts, history. */
export function SpaceSheet({
  space,
  row,
  layoutAreas,
}: {
  space: SpaceDetail;
  row: AdminSpaceRow | undefined;
  layoutAreas?: readonly LayoutArea[] | undefined;
}) {
  return (
    <>
      {space.status !== 'PUBLISHED' && <SpaceChecklist space={space} />}
      <Section title={texts.photos}>
        <SpacePhotos images={space.images} />
      </Section>
      {space.panoramas.length > 0 && (
        <Section title={texts.tour}>
          <SpaceTour panoramas={space.panoramas} />
        </Section>
      )}
      {space.floor_plan && (
        <Section title={floorPlanTexts.title}>
          <SpaceFloorPlanPicture plan={space.floor_plan} />
        </Section>
      )}
      <Section title={texts.texts}>
        <SpaceTexts space={space} />
      </Section>
      <Section title={texts.details}>
        <SpaceParameters space={space} areas={layoutAreas} />
      </Section>
      <Section title={texts.contact}>
        <SpaceContact space={space} row={row} />
      </Section>
      <SpaceHistory key={space.id} spaceId={space.id} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Skeleton of the sheet. */
export function SpaceSheetSkeleton() {
  return (
    <div aria-busy aria-label={admin.table.loading} role="status">
      <div className={styles.section}>
        <SkeletonBar width={90} height={18} />
        <div className={styles.photos}>
          {[0, 1, 2].map((key) => (
            <SkeletonBar key={key} width="100%" height={key === 0 ? 330 : 160} />
          ))}
        </div>
      </div>
      <div className={styles.section}>
        <SkeletonBar width={90} height={18} />
        <SkeletonBar width="100%" />
        <SkeletonBar width="94%" />
        <SkeletonBar width="60%" />
      </div>
    </div>
  );
}

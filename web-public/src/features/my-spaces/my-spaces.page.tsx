import { useQuery } from '@tanstack/react-query';
import type { OwnerCatalogAnswer, OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink, EmptyState } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { isLetWhole, ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight, useIsOwner } from '../../lib/use-rights.ts';
import { ApprovalBand } from './approval-band.tsx';
import { BuildingSection } from './building-section.tsx';
import { PausedBand } from './paused-band.tsx';
import { PageHead } from './page-head.tsx';
import { SuspendedBand } from './suspended-band.tsx';
import { useSpaceActions } from './use-space-actions.ts';
import { SpaceTasks } from './space-tasks.tsx';
import { TaskSummary } from './task-summary.tsx';

const texts = portal.mySpaces;
/** Polling while a photo is processed, and its limit, because processing may never finish. */
const PROCESSING_POLL_MS = 3000;
const MAX_PROCESSING_POLLS = 20;

export const handle = portalHandle(texts.title);

const isProcessing = (spaces: readonly OwnerSpace[] | undefined): boolean =>
  spaces?.some(({ image, images_count }) => (image ? image.status === 'processing' : images_count > 0)) ??
  false;

function Buildings({ catalog }: { catalog: OwnerCatalogAnswer }): ReactNode {
  const actions = useSpaceActions();
  const mayWrite = useHasRight('write');
  if (catalog.buildings.length === 0) {
    return (
      <EmptyState
        title={texts.empty.title}
        reason={texts.empty.reason}
        action={
          catalog.canAddSpace &&
          mayWrite && (
            <ButtonLink variant="dark" to={urls.newSpace}>
              <Plus aria-hidden />
              {texts.empty.action}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {mayWrite && <SpaceTasks spaces={catalog.spaces} actions={actions} />}
      <ApprovalBand spaces={catalog.spaces} />
      {catalog.buildings.map((building) => {
        const spaces = catalog.spaces.filter((space) => space.building_id === building.id);
        return (
          <BuildingSection
            key={building.id}
            building={building}
            spaces={spaces}
            canAdd={mayWrite && catalog.canAddSpace && !isLetWhole(spaces)}
            actions={actions}
          />
        );
      })}
    </>
  );
}

/** The owner's buildings and spaces: tasks first, then all spaces with state and next step. */
export function Component(): ReactNode {
  const api = useApi();
  const { user } = useSessionState();
  const isOwner = useIsOwner();
  const {
    data: catalog,
    error,
    refetch,
  } = useQuery({
    ...ownerCatalogQuery(api),
    refetchInterval: ({ state }) =>
      isProcessing(state.data?.spaces) && state.dataUpdateCount < MAX_PROCESSING_POLLS && PROCESSING_POLL_MS,
  });
  if (catalog && user)
    return (
      <>
        <PageHead user={user} catalog={catalog} />
        <SuspendedBand spaces={catalog.spaces} />
        <TaskSummary />
        {isOwner && <PausedBand catalog={catalog} />}
        <Buildings catalog={catalog} />
      </>
    );
  if (error) return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  return <PortalSkeleton />;
}

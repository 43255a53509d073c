import { buildEventSearch, type EventQuery } from '@prostora/contracts';
import { useLoaderData, useLocation, useNavigate, useRevalidator, useSearchParams } from '@prostora/nav';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { BackToSpaces } from '../../components/event/back-to-spaces.tsx';
import { EventBand } from '../../components/event/event-band.tsx';
import { EventNotices, EventRow } from '../../components/event/event-row.tsx';
import { useInteraction } from '../../lib/use-interaction.ts';
import { addVisitedSpace } from '../../lib/visited-spaces.ts';
import { EDIT_QUERY } from './edit/edit-query.ts';
import { spaceHandle } from './space-head.ts';
import { SpaceView } from './space-view.tsx';
import type { SpaceData } from './space.loader.ts';
import { useSessionState } from '@prostora/federation/session-context.tsx';

/**
 * Reloads the space once the session is known, because the server renders the page without one. Only for
 * users who may edit it: customers and administrators.
 */
function useEditingData({ editing }: SpaceData): void {
  const { status, user } = useSessionState();
  const { revalidate } = useRevalidator();
  const [wasUnknown] = useState(status === 'unknown');
  const hasReloaded = useRef(false);
  useEffect(() => {
    if (!wasUnknown || hasReloaded.current || editing || !user || (!user.has_customer && !user.super_admin))
      return;
    hasReloaded.current = true;
    void revalidate();
  }, [wasUnknown, editing, user, revalidate]);
}

// The edit mode is not part of the visitors' chunks.
const SpaceEditor = lazy(async () => ({ default: (await import('./edit/space-editor.tsx')).SpaceEditor }));
const CompareBar = lazy(async () => ({
  default: (await import('../../components/compare/compare-bar.tsx')).CompareBar,
}));
const OwnerBar = lazy(async () => ({ default: (await import('./edit/owner-bar.tsx')).OwnerBar }));

export const handle = spaceHandle;

/** Page of a space; for users who may edit it also the edit mode. */
export function Component(): ReactNode {
  const loaded = useLoaderData<SpaceData>();
  const [search] = useSearchParams();
  const { space, editing } = loaded;
  useEditingData(loaded);
  useEffect(() => addVisitedSpace(space.id), [space.id]);
  const canEdit = editing !== null && space.allowed_actions.includes('edit');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { event } = loaded;
  const hasInteracted = useInteraction();
  const eventEditing = {
    event,
    purposeName: loaded.purposeName,
    onApply: (next: EventQuery) =>
      void navigate(`${pathname}${buildEventSearch(next)}`, { preventScrollReset: true }),
  };
  const view = (notice?: ReactNode): ReactNode => (
    <>
      <EventBand {...eventEditing} back={<BackToSpaces event={event} />} />
      <SpaceView
        space={space}
        seo={loaded.seo}
        similar={loaded.similar}
        layoutAreas={loaded.layout_areas}
        owner={loaded.owner}
        rentalTerms={loaded.rental_terms}
        event={event}
        usualLayout={loaded.usualLayout}
        priceList={loaded.priceList}
        eventRow={
          <>
            <EventRow {...eventEditing} />
            <EventNotices notices={loaded.notices} />
          </>
        }
        notice={notice}
      />
      {hasInteracted && (
        <Suspense fallback={null}>
          <CompareBar onSpacePage />
        </Suspense>
      )}
    </>
  );
  if (!canEdit) return view();
  if (search.has(EDIT_QUERY))
    return (
      <Suspense fallback={view()}>
        <SpaceEditor
          key={space.id}
          space={space}
          editing={editing}
          seo={loaded.seo}
          similar={loaded.similar}
          layoutAreas={loaded.layout_areas}
        />
      </Suspense>
    );
  return view(
    <Suspense fallback={null}>
      <OwnerBar url={space.url} />
    </Suspense>,
  );
}

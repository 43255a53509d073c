import { useQuery } from '@tanstack/react-query';
import { ApiError, type OwnerCatalogAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Navigate, useLocation, useSearchParams } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { bindSpaces } from '@prostora/strings/format.ts';
import { ButtonLink, EmptyState, getSpaceTitle } from '@prostora/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownSpaceQuery, ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useIsOwner } from '../../lib/use-rights.ts';
import { buildWizardUrl, findStep } from '../../lib/wizard-url.ts';
import type { Draft } from './wizard-control.ts';
import { parseStart, parseWizardLocation, type Start } from './wizard-location.ts';
import styles from './wizard.module.css';
import { Wizard } from './wizard.tsx';

const texts = portal.wizard;

export const handle = portalHandle(texts.title);

const noop = (): void => undefined;

const Heading = (): ReactNode => <h1 className={styles['title']}>{texts.title}</h1>;

const DraftNotFound = (): ReactNode => (
  <>
    <Heading />
    <EmptyState
      title={texts.lost.title}
      reason={texts.lost.text}
      action={
        <ButtonLink variant="dark" to={urls.mySpaces}>
          {texts.lost.back}
        </ButtonLink>
      }
    />
  </>
);

/** Shown instead of the wizard when the plan is full, of which a member that is no majitel is not told. */
function PlanFull({ use: { used, limit } }: { use: OwnerCatalogAnswer['spaces_use'] }): ReactNode {
  const isOwner = useIsOwner();
  const back = (
    <ButtonLink variant="ghost" to={urls.mySpaces}>
      {texts.limit.back}
    </ButtonLink>
  );
  return (
    <>
      <Heading />
      {isOwner ? (
        <EmptyState
          title={texts.limit.title}
          reason={texts.limit.text(used, limit)}
          action={
            <ButtonLink variant="primary" to={urls.membership}>
              {texts.limit.plans}
            </ButtonLink>
          }
          more={back}
        />
      ) : (
        <EmptyState title={texts.limit.memberTitle} reason={portal.mySpaces.askOwner} action={back} />
      )}
    </>
  );
}

/** Start of the wizard: the choice, the state of the history entry, or the building of the URL. */
function useStart(
  catalog: OwnerCatalogAnswer,
  buildingId: number | null,
): [Start | null, (start: Start) => void] {
  const { state } = useLocation();
  const [chosen, choose] = useState<Start | null>(null);
  const building = catalog.buildings.find((one) => one.id === buildingId);
  return [
    chosen ??
      parseStart(state) ??
      (building ? { buildingId: building.id, buildingName: building.name, address: null } : null),
    choose,
  ];
}

type BeginningProps = {
  catalog: OwnerCatalogAnswer;
  /** The draft is being created and may take the plan's last place. */ creating: boolean;
  onCreating: (creating: boolean) => void;
};

/** The wizard before the draft exists. */
function NewDraftWizard({ catalog, creating, onCreating }: BeginningProps): ReactNode {
  const [search] = useSearchParams();
  const [start, setStart] = useStart(catalog, parseWizardLocation(search, null).buildingId);
  if (!catalog.canAddSpace && !creating) return <PlanFull use={catalog.spaces_use} />;
  return (
    <>
      <Heading />
      <Wizard
        catalog={catalog}
        step={parseWizardLocation(search, start).step}
        draft={null}
        start={start}
        continued={false}
        onStart={setStart}
        onCreating={onCreating}
      />
    </>
  );
}

/** The wizard of an existing draft, open at any step. */
function DraftWizard({
  catalog,
  spaceId,
  continued,
}: {
  catalog: OwnerCatalogAnswer;
  spaceId: number;
  continued: boolean;
}): ReactNode {
  const [search] = useSearchParams();
  const listed = catalog.spaces.find((space) => space.id === spaceId);
  const {
    data: own,
    error,
    refetch,
  } = useQuery({ ...ownSpaceQuery(useApi(), spaceId, listed?.url ?? ''), enabled: listed !== undefined });
  if (!listed || (error instanceof ApiError && error.status === 404)) return <DraftNotFound />;
  if (!own)
    return error ? (
      <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />
    ) : (
      <PortalSkeleton />
    );
  const inBuilding = catalog.spaces.filter((space) => space.building_id === listed.building_id);
  const draft: Draft = { ...own, spacesInBuilding: inBuilding.length };
  return (
    <>
      <h1 className={styles['title']}>{bindSpaces(texts.editTitle(getSpaceTitle(own.space)))}</h1>
      <Wizard
        catalog={catalog}
        step={parseWizardLocation(search, null).step}
        draft={draft}
        start={null}
        continued={continued}
        onStart={noop}
        onCreating={noop}
      />
    </>
  );
}

/**
 * Wizard of a new space. The draft is stored on the server from the second step on; the URL reopens any step.
 */
export function Component(): ReactNode {
  const { data: catalog, error, refetch } = useQuery(ownerCatalogQuery(useApi()));
  const [search] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [draftId, setDraftId] = useState<number | null>(null);
  const { spaceId } = parseWizardLocation(search, null);
  useEffect(() => {
    if (spaceId !== null) setDraftId(spaceId);
  }, [spaceId]);
  if (!catalog)
    return error ? (
      <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />
    ) : (
      <PortalSkeleton />
    );
  if (spaceId !== null)
    return <DraftWizard key={spaceId} catalog={catalog} spaceId={spaceId} continued={creating} />;
  // Back to before the draft: it exists now, so do not create another one.
  if (draftId !== null)
    return (
      <Navigate
        to={buildWizardUrl(findStep(search.get('krok')) === 'nazev' ? 'nazev' : 'kde', draftId)}
        replace
      />
    );
  return <NewDraftWizard catalog={catalog} creating={creating} onCreating={setCreating} />;
}

import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSearchParams } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WaitingBand } from '../../components/waiting-band.tsx';
import { PublishedSpacesDialog } from './published-spaces-dialog.tsx';

const texts = portal.mySpaces.kept;
const CHOICE_PARAM = 'vyber';

/** Banner of spaces paused by the plan's limit, and the choice of published ones, opened by the URL. */
export function PausedBand({ catalog }: { catalog: OwnerCatalogAnswer }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const paused = catalog.spaces.filter((space) => space.paused_at !== null).length;
  const close = (): void =>
    setSearch(
      (present) => {
        present.delete(CHOICE_PARAM);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {paused > 0 && (
        <WaitingBand title={texts.band(paused)} text={texts.bandText}>
          <ButtonLink variant="dark" to={urls.publishedSpaces}>
            {texts.open}
          </ButtonLink>
          <ButtonLink to={urls.membership}>{portal.mySpaces.higherPlan}</ButtonLink>
        </WaitingBand>
      )}
      {search.has(CHOICE_PARAM) && <PublishedSpacesDialog catalog={catalog} onClose={close} />}
    </>
  );
}

import type { OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WaitingBand } from '../../components/waiting-band.tsx';

const texts = portal.mySpaces.suspended;

/** Tells members of the team that the operator has suspended the spaces of the owner. */
export function SuspendedBand({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const count = spaces.filter((space) => space.suspended_at !== null).length;
  if (count === 0) return null;
  return (
    <WaitingBand title={texts.band(count)} text={texts.text} label={portal.mySpaces.inProgress}>
      <ButtonLink size="sm" to={urls.reservations}>
        {texts.reservations}
      </ButtonLink>
    </WaitingBand>
  );
}

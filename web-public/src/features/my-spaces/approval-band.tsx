import type { OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WaitingBand } from '../../components/waiting-band.tsx';

const texts = portal.mySpaces.approval;

/** What comes next for spaces sent for approval, and what the owner can do meanwhile. */
export function ApprovalBand({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const sent = spaces.filter(({ status }) => status === 'WAITING_FOR_APPROVAL');
  const [first] = sent;
  if (!first) return null;
  return (
    <WaitingBand
      title={texts.title(sent.map(getSpaceTitle).join(', '))}
      text={texts.text}
      label={portal.mySpaces.inProgress}
    >
      <ButtonLink size="sm" to={`${urls.reservations}?karta=otevreni&prostor=${first.id}`}>
        {texts.hours}
      </ButtonLink>
      <ButtonLink size="sm" to={urls.priceLists}>
        {texts.prices}
      </ButtonLink>
    </WaitingBand>
  );
}

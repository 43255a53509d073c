import type { OwnerProfile } from '@prostora/api-client';
import { ownerProfile } from '@prostora/strings/cs/owner-profile.ts';
import type { ReactNode } from 'react';
import { OwnerProfileView } from '../../components/owner-profile/owner-profile-view.tsx';

/** The owner of the space, within a section of the page. */
export const OwnerSection = ({ owner }: { owner: OwnerProfile }): ReactNode => (
  <>
    <h2>{ownerProfile.title}</h2>
    <OwnerProfileView profile={owner} />
  </>
);

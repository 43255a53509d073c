import type { OwnerProfile } from '@prostora/api-client';
import { ownerProfile } from '@prostora/strings/cs/owner-profile.ts';
import type { ReactNode } from 'react';
import { OwnerProfileView } from '../../components/owner-profile/owner-profile-view.tsx';

type OwnerSectionProps = { owner: OwnerProfile; className: string | undefined };

/** The owner of the space. */
export const OwnerSection = ({ owner, className }: OwnerSectionProps): ReactNode => (
  <section className={className}>
    <h2>{ownerProfile.title}</h2>
    <OwnerProfileView profile={owner} />
  </section>
);

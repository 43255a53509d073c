import { saveOwnerProfile, type OwnProfile } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { ownerProfile } from '@prostora/strings/cs/owner-profile.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { CheckField, FormError } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnerProfileView } from '../../components/owner-profile/owner-profile-view.tsx';
import { Section } from '../../components/section/section.tsx';
import { ownProfileQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import styles from './account.module.css';

const texts = ownerProfile.own;

/** What visitors see about the owner, and whether the person is named beside the company. */
export function PublicProfile(): ReactNode {
  const { data, error } = useQuery(ownProfileQuery(useApi()));
  if (!data && !error) return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      {data ? <Profile own={data} /> : <FormError>{toErrorMessage(error)}</FormError>}
    </Section>
  );
}

function Profile({ own }: { own: OwnProfile }): ReactNode {
  const { profile } = own;
  return (
    <div className={styles['form']}>
      {profile ? <OwnerProfileView profile={profile} /> : <p className={styles['note']}>{texts.hidden}</p>}
      {profile?.name === null && <p className={styles['note']}>{texts.nameless}</p>}
      {profile && (!profile.response || profile.kept_bookings === null) && (
        <p className="muted small">{texts.few}</p>
      )}
      {profile && !profile.company && <p className="muted small">{texts.unverified}</p>}
      <PersonNameChoice own={own} />
    </div>
  );
}

function PersonNameChoice({ own }: { own: OwnProfile }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (isPublic: boolean) =>
      saveOwnerProfile({ client: api, body: { person_name_public: isPublic } }),
    onSuccess: (saved) => {
      client.setQueryData(ownProfileQuery(api).queryKey, saved);
      showToast(settings.saved);
    },
  });
  if (own.person_name === '') return null;
  if (own.company_name === null) return <p className="muted small">{texts.onlyPerson}</p>;
  return (
    <>
      <FormError>{saving.error && toErrorMessage(saving.error)}</FormError>
      <CheckField
        label={texts.showPerson(own.person_name)}
        checked={own.person_name_public}
        disabled={saving.isPending}
        onChange={({ target }) => saving.mutate(target.checked)}
      />
    </>
  );
}

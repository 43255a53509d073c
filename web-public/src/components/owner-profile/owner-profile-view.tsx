import type { OwnerProfile } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { ownerProfile as texts } from '@prostora/strings/cs/owner-profile.ts';
import type { ReactNode } from 'react';
import styles from './owner-profile.module.css';

/** What visitors see about an owner; nothing stands for what is not known. */
export function OwnerProfileView({ profile }: { profile: OwnerProfile }): ReactNode {
  const { name, person_name: personName, since, response, kept_bookings: kept, company } = profile;
  return (
    <div>
      {name && (
        <p className={styles['name']}>
          <b>{bindSpaces(name)}</b>
          {personName && <span className="muted"> · {bindSpaces(personName)}</span>}
        </p>
      )}
      <ul className={styles['facts']}>
        <li>{texts.since(since)}</li>
        {response?.median_minutes != null && <li>{texts.response(response.median_minutes)}</li>}
        {response && <li>{texts.answered(response.answered_share)}</li>}
        {kept !== null && <li>{texts.kept(kept)}</li>}
        {company && (
          <li>
            {texts.verified(company.ico)}
            <small className={styles['what']}>{texts.verifiedWhat(company.checked_on)}</small>
          </li>
        )}
      </ul>
    </div>
  );
}

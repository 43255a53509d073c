import type { DashboardAnswer } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminOverview as texts } from '@prostora/strings/cs/admin-overview.ts';
import { sellerFieldNames } from '@prostora/strings/cs/admin-settings.ts';
import { CircleAlert } from 'lucide-react';
import styles from './dashboard.module.css';

/** What the operator has to fill in before anything is sold; nothing when it is complete. */
export function MissingSeller({ fields }: { fields: DashboardAnswer['missing_seller'] }) {
  if (fields.length === 0) return null;
  return (
    <p className={styles.missing}>
      <CircleAlert className="lucide" aria-hidden />
      <span>
        {texts.missingSeller(fields.map((field) => sellerFieldNames[field]))}{' '}
        <Link to={consoleUrls.siteSettings}>{texts.missingSellerLink}</Link>
      </span>
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSettingsAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { listMissingSellerFields } from '@prostora/contracts/seller.ts';
import { adminSettings as texts } from '@prostora/strings/cs/admin-settings.ts';
import { AuditHistory, Detail, DetailColumns, PageHeader, Panel, useApi } from '../../kit/index.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './site.queries.ts';
import styles from './site.module.css';

const BACK = { to: urls.console, label: texts.back };
const MISSING = { title: texts.missingTitle, text: texts.missingText };

/** Site settings: operator details used in pages, invoices and consents. */
export function SettingsPage() {
  const answer = useQuery(settingsQuery(useApi()));
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Detail answer={answer} missing={MISSING} back={BACK} isTop>
        {(settings) => <Settings settings={settings} />}
      </Detail>
    </>
  );
}

function Settings({ settings }: { settings: SiteSettingsAnswer }) {
  const [formKey, setFormKey] = useState(0);
  const { street, city, postal_code: postalCode, account, is_vat_payer: isVatPayer } = settings.billing;
  const missing = listMissingSellerFields({
    company: settings.company,
    billing: { street, city, postalCode, account, isVatPayer },
  });
  return (
    <>
      {missing.length > 0 && <p className={styles.notice}>{texts.missing(missing)}</p>}
      <DetailColumns
        main={<SettingsForm key={formKey} settings={settings} onReset={() => setFormKey(formKey + 1)} />}
        side={
          <Panel title={texts.history}>
            {settings.updated_at && <p className={styles.muted}>{texts.updated(settings.updated_at)}</p>}
            <AuditHistory query={{ subject_type: 'settings' }} />
          </Panel>
        }
      />
    </>
  );
}

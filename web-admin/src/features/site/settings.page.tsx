import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSettingsAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { adminSettings as texts } from '@prostora/strings/cs/admin-settings.ts';
import { AuditHistory, Detail, DetailColumns, PageHeader, Panel, useApi } from '../../kit/index.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './site.queries.ts';
import styles from './site.module.css';

const BACK = { to: urls.console, label: texts.back };
const MISSING = { title: texts.missingTitle, text: texts.missingText };
/** Default company number of a new installation. */
const PLACEHOLDER_ICO = '00000000';

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
  return (
    <>
      {settings.company.ico === PLACEHOLDER_ICO && <p className={styles.notice}>{texts.placeholders}</p>}
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

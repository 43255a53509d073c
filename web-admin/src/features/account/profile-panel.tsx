import { Button } from 'antd';
import { lazy, useState } from 'react';
import type { AccountAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { formatPhone } from '@prostora/strings';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { DetailList, Panel, type DetailRow } from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import styles from './account.module.css';

const ProfileForm = lazy(() => import('./profile-form.tsx'));
const EmailForm = lazy(() => import('./email-form.tsx'));
const PasswordForm = lazy(() => import('./password-form.tsx'));

/** Name, e-mail and password, each changed in a drawer. */
export function ProfilePanel({ account }: { account: AccountAnswer }) {
  const [open, setOpen] = useState<'profile' | 'email' | 'password' | null>(null);
  const close = (): void => setOpen(null);
  const { profile, billing } = account;
  const state = profile.email_confirmed ? settings.email.confirmed : settings.email.unconfirmed;
  const rows: DetailRow[] = [
    [settings.profile.name, profile.name],
    ...(billing ? [[settings.profile.phone, profile.phone && formatPhone(profile.phone)] as DetailRow] : []),
    [texts.email, `${profile.email} (${state})`],
    ...(profile.pending_email ? [[texts.pendingEmail, profile.pending_email] satisfies DetailRow] : []),
  ];
  return (
    <Panel title={texts.profile}>
      <DetailList rows={rows} />
      <div className={styles.buttons}>
        <Button block onClick={() => setOpen('profile')}>
          {texts.editProfile}
        </Button>
        <Button block onClick={() => setOpen('email')}>
          {settings.email.submit}
        </Button>
        <Button block onClick={() => setOpen('password')}>
          {settings.password.submit}
        </Button>
      </div>
      {billing && (
        <p className={styles.note}>
          {texts.ownerNote} <a href={urls.account}>{texts.ownerLink}</a>
        </p>
      )}
      <OnDemand open={open === 'profile'}>
        <ProfileForm account={account} open={open === 'profile'} onClose={close} />
      </OnDemand>
      <OnDemand open={open === 'email'}>
        <EmailForm open={open === 'email'} onClose={close} />
      </OnDemand>
      <OnDemand open={open === 'password'}>
        <PasswordForm open={open === 'password'} onClose={close} />
      </OnDemand>
    </Panel>
  );
}

import { useState } from 'react';
import type { RegistrationRequest } from '@prostora/api-client';
import { showToast, type RouteHandle } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { OwnerBenefits } from '../features/register/owner-benefits.tsx';
import { RegisterForm } from '../features/register/register-form.tsx';
import { resolveLandingPage } from '../session/landing-page.ts';
import { GuestPage } from './guest-page.tsx';
import styles from './register.page.module.css';

/**
 * „Přidat prostor“ for anonymous users (SPEC §2): benefits and the registration, which leads to the first
 * space.
 */
export function Component() {
  const session = useSession();
  const [registering, setRegistering] = useState(false);
  const register =
    session &&
    (async (input: RegistrationRequest) => {
      setRegistering(true);
      try {
        return await session.register(input);
      } catch (error) {
        setRegistering(false);
        throw error;
      }
    });
  return (
    <GuestPage getSignInTarget={(user) => (registering ? urls.newSpace : resolveLandingPage(user))}>
      <div className={`page-width ${styles.page}`}>
        <header className={styles.intro}>
          <h1 className={styles.title}>{account.register.title}</h1>
          <p className={styles.lead}>{account.register.lead}</p>
        </header>
        <section className={styles.panel} aria-label={account.register.formTitle}>
          <RegisterForm register={register} onDone={(user) => showToast(account.register.done(user.email))} />
        </section>
        <section className={styles.gains} aria-label={account.register.gainsTitle}>
          <OwnerBenefits />
        </section>
      </div>
    </GuestPage>
  );
}

export const handle: RouteHandle = {
  head: () => ({
    title: account.register.pageTitle,
    description: account.register.pageDescription,
    canonical: urls.register,
    robots: 'index, follow',
  }),
};

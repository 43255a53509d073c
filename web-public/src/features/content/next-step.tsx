import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { content } from '@prostora/strings/cs/content.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './content.module.css';

const texts = content.next;

const Banner = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}): ReactNode => (
  <section className={styles['next']}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <div className={styles['nextSteps']}>{children}</div>
  </section>
);

/** Next step for owners: registration, or the membership of a signed-in one. */
export function OwnerStep(): ReactNode {
  const customer = useSessionState().user?.customer;
  if (customer && !customer.rights.includes('plan')) return null;
  return (
    <Banner title={texts.owner.title} text={texts.owner.text}>
      {customer ? (
        <ButtonLink variant="primary" to={urls.membership}>
          {texts.owner.membership}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={urls.register}>
          {texts.owner.register}
        </ButtonLink>
      )}
    </Banner>
  );
}

/** Next step for guests: demand or catalogue. */
export const GuestStep = (): ReactNode => (
  <Banner title={texts.guest.title} text={texts.guest.text}>
    <ButtonLink variant="secondary" to={urls.demand}>
      {texts.guest.action}
    </ButtonLink>
    <ButtonLink variant="ghost" to={urls.home}>
      {texts.guest.catalog}
    </ButtonLink>
  </Banner>
);

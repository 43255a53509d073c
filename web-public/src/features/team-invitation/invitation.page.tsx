import { acceptTeamInvitation, previewTeamInvitation, type OpenTeamInvitation } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { openLogin, requestLogout, type RouteHandle } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useLocation } from '@prostora/nav';
import { team } from '@prostora/strings/cs/team.ts';
import { Button, FormError } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { InvitationForm } from './invitation-form.tsx';
import styles from './invitation.module.css';

const texts = team.invitation;

export const handle: RouteHandle = {
  head: () => ({
    title: texts.title,
    description: texts.description,
    canonical: urls.teamInvitation,
    robots: 'noindex',
  }),
};

/** Loads the portal with the session that acts for the inviting customer. */
const openPortal = (): void => window.location.assign(urls.today);

/** Acceptance with the account of the invited address. */
function SignedInAcceptance({ token, email }: { token: string; email: string }): ReactNode {
  const { user } = useSessionState();
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  if (!user)
    return (
      <>
        <p>{texts.hasAccount}</p>
        <Button variant="primary" onClick={openLogin}>
          {texts.logIn}
        </Button>
      </>
    );
  if (user.email.toLowerCase() !== email.toLowerCase())
    return (
      <>
        <p>{texts.otherAccount(user.email)}</p>
        <Button onClick={requestLogout}>{texts.logOut}</Button>
      </>
    );
  const accept = (): Promise<void> =>
    acceptTeamInvitation({ client: api, body: { token } }).then(openPortal, (error: unknown) =>
      setFailure(toErrorMessage(error)),
    );
  return (
    <>
      <FormError>{failure}</FormError>
      <Button variant="primary" onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </>
  );
}

const Acceptance = ({ token, invitation }: { token: string; invitation: OpenTeamInvitation }): ReactNode => (
  <>
    <p>{texts.lead(invitation.customer_name)}</p>
    <p>{texts.grant(invitation.role, invitation.spaces)}</p>
    <p>{texts.forEmail(invitation.email)}</p>
    {invitation.has_account ? (
      <SignedInAcceptance token={token} email={invitation.email} />
    ) : (
      <InvitationForm token={token} onAccepted={openPortal} />
    )}
  </>
);

function LoadedInvitation({ token }: { token: string }): ReactNode {
  const api = useApi();
  const [invitation, setInvitation] = useState<OpenTeamInvitation | null>();
  useEffect(() => {
    previewTeamInvitation({ client: api, body: { token } }).then(setInvitation, () => setInvitation(null));
  }, [api, token]);
  if (invitation === null) return <p>{texts.expired}</p>;
  return invitation ? <Acceptance token={token} invitation={invitation} /> : <PortalSkeleton />;
}

/** `/pozvanka`: the token is in the fragment, which is not sent to servers. */
export function Component(): ReactNode {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token')), [hash]);
  return (
    <div className={styles['page']}>
      <h1>{texts.title}</h1>
      {token === null && <p>{texts.noToken}</p>}
      {token && <LoadedInvitation token={token} />}
    </div>
  );
}

import { resendEmailConfirmation, type Session, type SessionUser } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, ButtonLink } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { MessagePanel } from '../../components/form-panel.tsx';
import { useSending } from '../../lib/use-sending.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import type { Confirmation } from './use-confirmation.ts';

const texts = account.confirmEmail;

type Props = {
  session: Session | null;
  user: SessionUser | null;
  confirmation: Confirmation;
  loginHref: string;
  token: string | null | undefined;
  onRetry: () => void;
  onDone: () => void;
  onFailure: (error: unknown) => void;
};

/** Sends a new link to a signed-in user; others log in first. */
function ResendButton({ session, user, loginHref }: Pick<Props, 'session' | 'user' | 'loginHref'>) {
  const { run, sending } = useSending();
  if (!user)
    return (
      <ButtonLink to={loginHref} variant="primary" size="lg" wide>
        {texts.login}
      </ButtonLink>
    );
  const send = async (): Promise<void> => {
    try {
      if (session) await resendEmailConfirmation({ client: session.api });
      showToast(texts.resent);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };
  return (
    <Button variant="primary" size="lg" wide sending={sending} onClick={() => void run(send)}>
      {texts.resend}
    </Button>
  );
}

/** Result of the confirmation, with the next step. */
export function ConfirmEmailPanel({ confirmation, token, onRetry, onDone, onFailure, ...props }: Props) {
  const { user, loginHref } = props;
  switch (confirmation.state) {
    case 'waiting':
      return <MessagePanel heading="h1" title={texts.waiting} live />;
    case 'password':
      return (
        <ConfirmPasswordForm
          session={props.session}
          token={token ?? ''}
          onDone={onDone}
          onFailure={onFailure}
        />
      );
    case 'done':
      return (
        <MessagePanel heading="h1" title={texts.done} lead={texts.doneLead} live>
          <ButtonLink to={user ? urls.mySpaces : loginHref} variant="primary" size="lg" wide>
            {user ? texts.continue : texts.login}
          </ButtonLink>
        </MessagePanel>
      );
    case 'failed':
      return (
        <MessagePanel heading="h1" title={texts.failed} lead={confirmation.message} live>
          <Button variant="primary" size="lg" wide onClick={onRetry}>
            {texts.retry}
          </Button>
        </MessagePanel>
      );
    case 'expired':
    case 'missing':
      return (
        <MessagePanel
          heading="h1"
          title={texts[confirmation.state]}
          lead={getLead(confirmation.state, user)}
          live
        >
          {user?.email_confirmed ? (
            <ButtonLink to={urls.mySpaces} variant="primary" size="lg" wide>
              {texts.continue}
            </ButtonLink>
          ) : (
            <ResendButton {...props} />
          )}
        </MessagePanel>
      );
  }
}

function getLead(state: 'expired' | 'missing', user: SessionUser | null): string {
  if (user?.email_confirmed) return texts.confirmedLead;
  if (state === 'missing') return texts.missingLead;
  return user ? texts.expiredLead : texts.expiredGuest;
}

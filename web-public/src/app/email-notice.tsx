import { useMutation } from '@tanstack/react-query';
import { ApiError, resendEmailConfirmation } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WaitingBand } from '../components/waiting-band.tsx';
import { useApi } from '../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';

const texts = portal.emailNotice;

/** Notice of an unconfirmed e-mail, without which nothing can be published; resends the link. */
export function EmailNotice({ email }: { email: string }): ReactNode {
  const api = useApi();
  const session = useSession();
  const resend = useMutation({
    mutationFn: () => resendEmailConfirmation({ client: api }),
    onSuccess: () => showToast(texts.sent(email)),
    onError: (error) => {
      showToast(toErrorMessage(error), 'error');
      // Confirmed in another window: reload the user, which hides the notice.
      if (error instanceof ApiError && error.status === 409) session?.reload().catch(() => undefined);
    },
  });
  return (
    <WaitingBand title={texts.title} text={texts.text(email)}>
      <Button variant="dark" sending={resend.isPending} onClick={() => resend.mutate()}>
        {texts.resend}
      </Button>
    </WaitingBand>
  );
}

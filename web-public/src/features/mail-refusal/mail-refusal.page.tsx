import { allowMailSender, getMailRefusal, refuseMailSender } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { bindSpaces } from '@prostora/strings';
import { mailRefusal as texts } from '@prostora/strings/cs/owner-links.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useCallback, useState, type ReactNode } from 'react';
import {
  PrivateLinkPage,
  PrivatePageFailure,
  PrivatePageSkeleton,
} from '../../components/private-link/private-link-page.tsx';
import styles from '../../components/private-link/private-link.module.css';
import { useApi } from '../../lib/api-context.tsx';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';

export const handle = privateHandle(texts);

/** Page on which a person refuses mails of an owner, by the link of such a mail. Loaded in the browser only. */
export const Component = (): ReactNode => (
  <PrivateLinkPage>{(link) => <Refusal key={link.token} link={link} />}</PrivateLinkPage>
);

function Refusal({ link }: { link: PrivateLink }): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const [sending, setSending] = useState(false);
  const page = usePrivatePage(
    useCallback(
      async () => (await getMailRefusal({ client: api, path: { id }, body: { token } })).is_refused,
      [api, id, token],
    ),
  );
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failedTitle} />;
  const isRefused = page.data;
  if (isRefused === null) return <PrivatePageSkeleton />;
  const decide = async (): Promise<void> => {
    setSending(true);
    try {
      const call = isRefused ? allowMailSender : refuseMailSender;
      page.show((await call({ client: api, path: { id, token } })).is_refused);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setSending(false);
  };
  return (
    <>
      <h1 className={styles['title']}>{bindSpaces(isRefused ? texts.refused : texts.allowed)}</h1>
      <p className={styles['lead']} role="status">
        {bindSpaces(isRefused ? texts.refusedText : texts.allowedText)}
      </p>
      <div className={styles['steps']}>
        <Button
          size="lg"
          variant={isRefused ? 'secondary' : 'primary'}
          sending={sending}
          onClick={() => void decide()}
        >
          {isRefused ? texts.allow : texts.refuse}
        </Button>
      </div>
    </>
  );
}

import { allowMailSender, getMailRefusal, refuseMailSender } from '@prostora/api-client';
import { showToast, type RouteHandle } from '@prostora/federation';
import { bindSpaces } from '@prostora/strings';
import { mailRefusal as texts } from '@prostora/strings/cs/owner-links.ts';
import { Button, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { PrivateLinkPage, PrivatePageFailure } from '../../components/private-link/private-link-page.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import styles from './mail-refusal.module.css';

export const handle: RouteHandle = {
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: null,
    robots: 'noindex',
  }),
};

/** Page on which a person refuses mails of an owner, by the link of such a mail. Loaded in the browser only. */
export const Component = (): ReactNode => (
  <div className={`page-width ${styles['page']}`}>
    <PrivateLinkPage loading={<LoadingSkeleton />}>
      {(link) => <Refusal key={link.token} link={link} />}
    </PrivateLinkPage>
  </div>
);

const LoadingSkeleton = (): ReactNode => (
  <>
    <noscript>
      <p>{texts.needsScript}</p>
    </noscript>
    <div className="needs-script" role="status" aria-label={texts.loading}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </div>
  </>
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
  if (isRefused === null) return <LoadingSkeleton />;
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

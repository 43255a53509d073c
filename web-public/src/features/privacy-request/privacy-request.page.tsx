import {
  downloadFile,
  downloadPrivacyFile,
  getPrivacyRequest,
  provePrivacyRequest,
  type PrivacyRequest,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { bindSpaces } from '@prostora/strings';
import { privacyRequest as texts } from '@prostora/strings/cs/privacy.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
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

/** Page of a request for personal data, by its mailed link. Loaded in the browser only; opening it changes nothing. */
export const Component = (): ReactNode => (
  <PrivateLinkPage>{(link) => <Page key={link.token} link={link} />}</PrivateLinkPage>
);

function describe({ kind, state, email, due_on, has_file, file_expires_at }: PrivacyRequest): {
  title: string;
  text: string;
} {
  if (has_file && file_expires_at !== null)
    return { title: texts.titles.file, text: texts.file(file_expires_at) };
  const isWaiting = state === 'waiting';
  const title = texts.titles[kind][isWaiting ? 'waiting' : 'proved'];
  if (kind === 'export') return { title, text: texts[isWaiting ? 'waiting' : 'proved'].export(email) };
  return { title, text: isWaiting ? texts.waiting.erasure(email, due_on) : texts.proved.erasure(due_on) };
}

function Page({ link }: { link: PrivateLink }): ReactNode {
  const api = useApi();
  const session = useSession();
  const { id, token } = link;
  const [sending, setSending] = useState(false);
  const page = usePrivatePage(
    useCallback(() => getPrivacyRequest({ client: api, path: { id }, body: { token } }), [api, id, token]),
  );
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failedTitle} />;
  const request = page.data;
  if (request === null) return <PrivatePageSkeleton />;
  const run = async (step: () => Promise<void>): Promise<void> => {
    setSending(true);
    try {
      await step();
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setSending(false);
  };
  const call = { path: { id }, body: { token } };
  const prove = async (): Promise<void> => page.show(await provePrivacyRequest({ client: api, ...call }));
  const download = async (): Promise<void> => {
    if (!session) return;
    const { blob, name } = await downloadFile(session.transport, (client) =>
      downloadPrivacyFile({ client, ...call }),
    );
    saveFile(blob, name ?? texts.fileName);
  };
  const { title, text } = describe(request);
  return (
    <>
      <h1 className={styles['title']}>{bindSpaces(title)}</h1>
      <p className={styles['lead']} role="status">
        {bindSpaces(text)}
      </p>
      {request.has_file && (
        <div className={styles['steps']}>
          <Button
            size="lg"
            variant="primary"
            sending={sending}
            sendingLabel={texts.downloading}
            onClick={() => void run(download)}
          >
            {texts.download}
          </Button>
        </div>
      )}
      {!request.has_file && request.state === 'waiting' && (
        <>
          <div className={styles['steps']}>
            <Button size="lg" variant="primary" sending={sending} onClick={() => void run(prove)}>
              {texts.confirm[request.kind]}
            </Button>
          </div>
          <p className="muted">{bindSpaces(texts.notYou)}</p>
        </>
      )}
    </>
  );
}

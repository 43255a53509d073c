import { useEffect } from 'react';
import { useRouteError } from '@prostora/nav';
import { NotFoundPage, RemoteFailedPage, ServerErrorPage } from '../features/errors/message-page.tsx';
import { isChunkFailure, reloadOnce } from '../recovery/chunk-reload.ts';
import { useDocumentHead } from './document-head.ts';
import { statusOf } from './failure.ts';
import { errorHead } from './page-head.ts';

/** What stands in place of a page that failed: 404 and 410, a lost chunk (reloads once), or 500 with its code. */
export function PageError() {
  const error = useRouteError();
  const status = statusOf(error);
  const lost = isChunkFailure(error);
  useDocumentHead(errorHead(status));
  useEffect(() => {
    if (lost) reloadOnce();
  }, [lost]);
  if (lost) return <RemoteFailedPage />;
  return status === 404 || status === 410 ? <NotFoundPage /> : <ServerErrorPage status={status} />;
}

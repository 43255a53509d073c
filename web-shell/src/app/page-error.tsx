import { useEffect, useState } from 'react';
import { useRouteError } from '@prostora/nav';
import { errorPages, loadErrorPages } from '../features/errors/error-pages.ts';
import { isChunkFailure, reloadOnce } from '../recovery/chunk-reload.ts';
import { reportError } from '../recovery/error-reports.ts';
import { useDocumentHead } from './document-head.ts';
import { statusOf } from './failure.ts';
import { errorHead } from './page-head.ts';

/** Error boundary of pages: 404 and 410, a missing chunk (reloads once), or 500 with its code. */
export function PageError() {
  const error = useRouteError();
  const status = statusOf(error);
  const lost = isChunkFailure(error);
  const [pages, setPages] = useState(errorPages);
  useDocumentHead(errorHead(status));
  useEffect(() => {
    if (lost && reloadOnce()) return;
    if (!pages) void loadErrorPages().then(setPages);
  }, [lost, pages]);
  useEffect(() => {
    if (status >= 500) reportError(error, { during: 'page' });
  }, [error, status]);
  if (!pages) return null;
  if (lost) return <pages.RemoteFailedPage />;
  return status === 404 || status === 410 ? (
    <pages.NotFoundPage />
  ) : (
    <pages.ServerErrorPage status={status} />
  );
}

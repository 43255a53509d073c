import { useEffect, useState } from 'react';
import { useRouteError } from '@prostora/nav';
import { getLoadedErrorPages, loadErrorPages } from '../features/errors/error-pages.ts';
import { isChunkFailure, reloadOnce } from '../recovery/chunk-reload.ts';
import { reportError } from '../recovery/error-reports.ts';
import { useDocumentHead } from './document-head.ts';
import { toErrorStatus } from './error-status.ts';
import { createErrorHead } from './page-head.ts';

/** Error boundary of pages: 404 and 410, a missing chunk (reloads once), or 500 with its code. */
export function PageError() {
  const error = useRouteError();
  const status = toErrorStatus(error);
  const isChunkMissing = isChunkFailure(error);
  const [pages, setPages] = useState(getLoadedErrorPages);
  useDocumentHead(createErrorHead(status));
  useEffect(() => {
    if (isChunkMissing && reloadOnce()) return;
    if (!pages) void loadErrorPages().then(setPages);
  }, [isChunkMissing, pages]);
  useEffect(() => {
    if (status >= 500) reportError(error, { during: 'page' });
  }, [error, status]);
  if (!pages) return null;
  if (isChunkMissing) return <pages.RemoteFailedPage />;
  return status === 404 || status === 410 ? (
    <pages.NotFoundPage />
  ) : (
    <pages.ServerErrorPage status={status} />
  );
}

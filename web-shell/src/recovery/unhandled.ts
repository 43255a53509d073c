import { showToast } from '@prostora/federation';
import { common } from '@prostora/strings';
import { reportError } from './error-reports.ts';
import { isChunkFailure, reloadOnce } from './chunk-reload.ts';

/**
 * Handles uncaught errors: a missing chunk reloads the page, others are reported, and rejections also show a
 * toast. Chunks of pages are handled by the router's `PageError`.
 */
export function catchUnhandled(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) reportError(error, { during: 'window' });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'AbortError') return event.preventDefault();
    if (isChunkFailure(event.reason) && reloadOnce()) return event.preventDefault();
    reportError(event.reason, { during: 'unhandledrejection' });
    showToast(common.genericError, 'error');
  });
}

import { showToast } from '@prostora/federation';
import { common } from '@prostora/strings';
import { reportError } from './error-reports.ts';
import { isChunkFailure, reloadOnce } from './chunk-reload.ts';

/**
 * Last net under the application: a lost chunk nobody waited for reloads the page, what nobody caught is reported, and a forgotten
 * rejection said to the user. A lost page is not its matter: the router shows `PageError`, which reloads where the visitor was going.
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

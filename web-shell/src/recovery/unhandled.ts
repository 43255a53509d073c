import { showToast } from '@prostora/federation';
import { common } from '@prostora/strings';
import { isChunkFailure, reloadOnce } from './chunk-reload.ts';

/** Last net under the application: a lost chunk reloads the page, any other forgotten rejection is said to the user and logged. */
export function catchUnhandled(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'AbortError') return event.preventDefault();
    if (isChunkFailure(event.reason) && reloadOnce()) return event.preventDefault();
    showToast(common.genericError, 'error');
  });
}

import { showToast } from '@prostora/federation';
import { sharing as texts } from '@prostora/strings/cs/sharing.ts';

/** Opens the system's share sheet on touch devices, otherwise copies the URL to the clipboard. */
export async function sharePage(title: string, path: string): Promise<void> {
  const url = `${window.location.origin}${path}`;
  try {
    if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast(texts.copied);
  } catch (error) {
    // The user closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(texts.failed, 'error');
  }
}

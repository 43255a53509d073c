import { showToast } from '@prostora/federation';
import { publicSite } from '@prostora/strings';
import { Button, Share2 } from '@prostora/ui';
import type { ReactNode } from 'react';

const texts = publicSite.space;

/** The system's own sharing where there is one (phones), otherwise the address goes to the clipboard. */
async function share(title: string): Promise<void> {
  const url = `${window.location.origin}${window.location.pathname}`;
  try {
    if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast(texts.shared);
  } catch (error) {
    // Closing the system's dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(texts.shareFailed, 'error');
  }
}

export const ShareButton = ({ title }: { title: string }): ReactNode => (
  <Button className="needs-script" variant="ghost" onClick={() => void share(title)}><Share2 />{texts.share}</Button>
);

import { spacePage as texts } from '@prostora/strings/cs/space-page.ts';
import { Button } from '@prostora/ui';
import { Share2 } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { sharePage } from '../../lib/share-page.ts';

export const ShareButton = ({ title }: { title: string }): ReactNode => (
  <Button
    className="needs-script"
    variant="ghost"
    onClick={() => void sharePage(title, window.location.pathname)}
  >
    <Share2 />
    {texts.share}
  </Button>
);

import { TAG_ICONS_FILE } from '@prostora/contracts/tag-icons-file.ts';
import type { ReactNode } from 'react';

/** Icon of a tag from the SVG sprite: one request, no JavaScript. */
export const TagIcon = ({ icon }: { icon: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <use href={`${TAG_ICONS_FILE}#${icon}`} />
  </svg>
);

import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { useState, type ReactNode } from 'react';
import { isZoneDifferent } from './slot-text.ts';

/** Note that times are Czech, for readers in another time zone; rendered in the browser only. */
export function ZoneNote({ className }: { className?: string | undefined }): ReactNode {
  const [differs] = useState(() => isZoneDifferent());
  return differs ? <p className={className ?? 'small muted'}>{texts.zoneNote}</p> : null;
}

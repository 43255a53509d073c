import { today as texts } from '@prostora/strings/cs/today.ts';
import type { ReactNode } from 'react';
import { portalHandle } from '../../lib/portal-head.ts';

export const handle = portalHandle(texts.title);

/** What waits for the owner today. */
export function Component(): ReactNode {
  return <h1>{texts.title}</h1>;
}

import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import { portalHandle } from '../../lib/portal-head.ts';

export const handle = portalHandle(portal.mySpaces.title);

/** The owner's buildings and spaces. */
export function Component(): ReactNode {
  return <h1>{portal.mySpaces.title}</h1>;
}

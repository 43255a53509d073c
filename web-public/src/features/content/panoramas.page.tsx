import { useLoaderData } from '@prostora/nav';
import type { ReactNode } from 'react';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { ContentData } from './content.loader.ts';
import { OwnerStep } from './next-step.tsx';

export const handle = contentHandle;

/** 3D tours and photographs (SPEC §2: /3d-foto); what can be looked around in stands before the article. */
export function Component(): ReactNode {
  const { page } = useLoaderData<ContentData>();
  return <ContentView page={page} after={<OwnerStep />} />;
}

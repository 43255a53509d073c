import { useLoaderData } from '@prostora/nav';
import type { ReactNode } from 'react';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { ContentData } from './content.loader.ts';

export const handle = contentHandle;

/** A page of the CMS (SPEC §2: /stranka/:slug). */
export function Component(): ReactNode {
  const { page } = useLoaderData<ContentData>();
  return <ContentView page={page} />;
}

import { useLoaderData } from '@prostora/nav';
import type { ReactNode } from 'react';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { ShowcaseData } from './content.loader.ts';
import { GuestStep, OwnerStep } from './next-step.tsx';
import { Showcase } from './showcase.tsx';

export const handle = contentHandle;

/** Services for owners (SPEC §2: /sluzby). */
export function Component(): ReactNode {
  const { page, spaces } = useLoaderData<ShowcaseData>();
  return (
    <ContentView
      page={page}
      before={<Showcase spaces={spaces} />}
      after={
        <>
          <OwnerStep />
          <GuestStep />
        </>
      }
    />
  );
}

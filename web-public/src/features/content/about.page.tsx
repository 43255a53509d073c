import { useLoaderData } from '@prostora/nav';
import type { ReactNode } from 'react';
import { aboutHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { ShowcaseData } from './content.loader.ts';
import { GuestStep, OwnerStep } from './next-step.tsx';
import { Statistics, Showcase } from './showcase.tsx';

export const handle = aboutHandle;

/** About page (SPEC §2: /o-projektu) with statistics of the catalogue. */
export function Component(): ReactNode {
  const { page, statistics, spaces } = useLoaderData<ShowcaseData>();
  return (
    <ContentView
      page={page}
      before={
        <>
          <Statistics statistics={statistics} />
          <Showcase spaces={spaces} />
        </>
      }
      after={
        <>
          <OwnerStep />
          <GuestStep />
        </>
      }
    />
  );
}

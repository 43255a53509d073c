import { useLoaderData } from '@prostora/nav';
import type { ReactNode } from 'react';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import { PanoramaShowcase } from '../../components/panorama/panorama-showcase.tsx';
import type { PanoramasData } from './content.loader.ts';
import { OwnerStep } from './next-step.tsx';

export const handle = contentHandle;

/** 3D tours (SPEC §2: /3d-foto), with examples before the article. */
export function Component(): ReactNode {
  const { page, panoramas } = useLoaderData<PanoramasData>();
  return <ContentView page={page} before={<PanoramaShowcase items={panoramas} />} after={<OwnerStep />} />;
}

import { buildEventSearch, urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { demand as texts } from '@prostora/strings/cs/demand.ts';
import type { ReactNode } from 'react';
import { DemandForm } from './demand-form.tsx';
import type { DemandData } from './demand.loader.ts';
import styles from './demand.page.module.css';

export const handle: RouteHandle<DemandData> = {
  head: ({ prefill, notices }) => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: urls.demand,
    robots:
      buildEventSearch(prefill.event) !== '' || notices.length > 0 ? 'noindex, follow' : 'index, follow',
  }),
};

/** Demand (SPEC §2): a description of an event, sent to matching spaces. */
export function Component(): ReactNode {
  const data = useLoaderData<DemandData>();
  return (
    <DemandForm data={data}>
      <h1 className={styles['title']}>{bindSpaces(texts.title)}</h1>
      <p className={styles['lead']}>{bindSpaces(texts.lead)}</p>
      <noscript>
        <p className={styles['lead']}>{texts.needsScript}</p>
      </noscript>
    </DemandForm>
  );
}

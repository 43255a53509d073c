import { urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { demand as texts } from '@prostora/strings/cs/demand.ts';
import type { ReactNode } from 'react';
import { DemandForm } from './demand-form.tsx';
import type { DemandData } from './demand.loader.ts';
import styles from './demand.page.module.css';

export const handle: RouteHandle = {
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: urls.demand,
    robots: 'index, follow',
  }),
};

/** Demand (SPEC §2): a description of an event, sent to matching spaces. */
export function Component(): ReactNode {
  const data = useLoaderData<DemandData>();
  return (
    <div className={`page-width ${styles['page']}`}>
      <DemandForm data={data}>
        <h1 className={styles['title']}>{bindSpaces(texts.title)}</h1>
        <p className={styles['lead']}>{bindSpaces(texts.lead)}</p>
        <noscript>
          <p className={styles['lead']}>{texts.needsScript}</p>
        </noscript>
      </DemandForm>
    </div>
  );
}

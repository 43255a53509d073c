import type { Plan } from '@prostora/api-client';
import { useLoaderData } from '@prostora/nav';
import { content } from '@prostora/strings/cs/content.ts';
import type { ReactNode } from 'react';
import { PlanTable } from '../../components/plans/plan-table.tsx';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { PricesData } from './content.loader.ts';
import styles from './content.module.css';
import { OwnerStep } from './next-step.tsx';

const texts = content.plans;

export const handle = contentHandle;

const formatMonthlyPrice = ({ price_per_year }: Plan): string | null =>
  price_per_year === 0 ? null : texts.monthly(price_per_year);

/** Prices of the plans (SPEC §2: /cenik). */
export function Component(): ReactNode {
  const { page, plans } = useLoaderData<PricesData>();
  const table = (
    <section className={styles['plans']} aria-labelledby="tarify">
      <h2 id="tarify">{texts.title}</h2>
      {plans === null ? (
        <p>{texts.failed}</p>
      ) : (
        <>
          <PlanTable plans={plans} caption={texts.caption} note={formatMonthlyPrice} />
          <p className={styles['small']}>{texts.note}</p>
        </>
      )}
    </section>
  );
  return <ContentView page={page} before={table} after={<OwnerStep />} />;
}

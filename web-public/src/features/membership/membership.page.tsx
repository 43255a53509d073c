import { useQuery } from '@tanstack/react-query';
import type { MembershipAnswer, Plan } from '@prostora/api-client';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { membership as texts } from '@prostora/strings/cs/membership.ts';

import { useState, type ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { membershipQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import styles from './membership.module.css';
import { OrderPlan } from './order-plan.tsx';
import { Orders } from './orders.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { getPlanName } from '../../components/plans/plan-features.ts';
import { PlanUsage } from './plan-usage.tsx';

export const handle = portalHandle(texts.title);

const Head = ({ plan, trial, ends_at: endsAt, credit }: MembershipAnswer): ReactNode => (
  <div className={styles['head']}>
    <h1>{texts.title}</h1>
    <p className={styles['plan']}>
      <b>{texts.plan(getPlanName(plan))}</b>
      {trial && <span>{texts.trial}</span>}
      <span>{endsAt ? texts.until(endsAt) : texts.forever}</span>
    </p>
    {credit > 0 && <p className={styles['lead']}>{texts.credit(credit)}</p>}
    {trial && endsAt && <p className={styles['trial']}>{texts.trialEnds(endsAt)}</p>}
  </div>
);

/** The owner's plan and its usage, a comparison of plans, and the orders. */
export function Component(): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery(membershipQuery(api));
  const isReadOnly = useIsImpersonating();
  const [orderedPlan, setOrderedPlan] = useState<Plan | null>(null);
  if (error && !data)
    return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  return (
    <>
      <Head {...data} />
      {isReadOnly && <p>{impersonationLimits.plan}</p>}
      <PlanUsage use={data.use} plan={data.plan} />
      <PlanComparison membership={data} onOrder={isReadOnly ? null : setOrderedPlan} />
      <Orders orders={data.orders} isReadOnly={isReadOnly} />
      {orderedPlan && <OrderPlan plan={orderedPlan} membership={data} onClose={() => setOrderedPlan(null)} />}
    </>
  );
}

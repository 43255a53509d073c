import type { MembershipAnswer, Plan } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { getPlanName } from '../../components/plans/plan-features.ts';
import { PlanTable } from '../../components/plans/plan-table.tsx';
import styles from './membership.module.css';

const texts = membership.compare;

type Props = { membership: MembershipAnswer; onOrder: ((plan: Plan) => void) | null };

/** Action of a plan: order, prolong, or a note about an unpaid order. */
function PlanAction({ plan, membership: mine, onOrder }: Props & { plan: Plan }): ReactNode {
  if (plan.price_per_year === 0 || onOrder === null) return null;
  if (mine.orders.some((order) => order.plan.id === plan.id && order.state === 'waiting'))
    return <span className={styles['quiet']}>{texts.waiting}</span>;
  const prolongs = plan.id === mine.plan.id && !mine.trial;
  return (
    <Button
      size="sm"
      variant={prolongs ? 'secondary' : 'dark'}
      aria-label={prolongs ? texts.prolongLabel(getPlanName(plan)) : texts.orderLabel(getPlanName(plan))}
      onClick={() => onOrder(plan)}
    >
      {prolongs ? texts.prolong : texts.order}
    </Button>
  );
}

/** Comparison of all plans with their actions. */
export const PlanComparison = ({ membership: mine, onOrder }: Props): ReactNode => (
  <section className={styles['part']}>
    <h2>{texts.title}</h2>
    <p className={styles['lead']}>{texts.lead}</p>
    <PlanTable
      plans={mine.plans}
      markedId={mine.plan.id}
      note={({ id }) => id === mine.plan.id && texts.current}
      action={(plan) => <PlanAction plan={plan} membership={mine} onOrder={onOrder} />}
    />
  </section>
);

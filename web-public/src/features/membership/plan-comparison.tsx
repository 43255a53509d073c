import type { MembershipAnswer, Plan } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Button, Check } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './membership.module.css';
import { PLAN_FEATURES, planName, planPrice } from './plan-features.ts';

const texts = membership.compare;

const Value = ({ value }: { value: string | boolean }): ReactNode => {
  if (typeof value === 'string') return value;
  return value ? <Check className={styles['yes']} role="img" aria-label={texts.yes} /> : <span className={styles['no']} role="img" aria-label={texts.no}>–</span>;
};

type Props = { membership: MembershipAnswer; onOrder: (plan: Plan) => void };

/** What can be done about a plan: order it, prolong one's own, pay what was ordered. */
function PlanStep({ plan, membership: mine, onOrder }: Props & { plan: Plan }): ReactNode {
  if (plan.price_per_year === 0) return null;
  if (mine.orders.some((order) => order.plan.id === plan.id && order.state === 'waiting')) return <span className={styles['quiet']}>{texts.waiting}</span>;
  const prolongs = plan.id === mine.plan.id && !mine.trial;
  return (
    <Button size="sm" variant={prolongs ? 'secondary' : 'dark'} aria-label={prolongs ? texts.prolongLabel(planName(plan)) : texts.orderLabel(planName(plan))} onClick={() => onOrder(plan)}>
      {prolongs ? texts.prolong : texts.order}
    </Button>
  );
}

const PlanHead = ({ plan, current }: { plan: Plan; current: boolean }): ReactNode => (
  <>
    <span className={styles['name']}>{planName(plan)}</span>
    <span>{planPrice(plan)}</span>
    {current && <span className={styles['quiet']}>{texts.current}</span>}
  </>
);

function PlanTable({ membership: mine, onOrder }: Props): ReactNode {
  const markOf = (plan: Plan): string | undefined => (plan.id === mine.plan.id ? styles['mine'] : undefined);
  return (
    <div className={styles['table']}>
      <table className={styles['plans']}>
        <thead>
          <tr><th scope="col">{texts.feature}</th>{mine.plans.map((plan) => <th key={plan.id} scope="col" className={markOf(plan)}><PlanHead plan={plan} current={plan.id === mine.plan.id} /></th>)}</tr>
        </thead>
        <tbody>
          {PLAN_FEATURES.map(({ label, of }) => (
            <tr key={label}><th scope="row">{label}</th>{mine.plans.map((plan) => <td key={plan.id} className={markOf(plan)}><Value value={of(plan)} /></td>)}</tr>
          ))}
          <tr><td />{mine.plans.map((plan) => <td key={plan.id} className={markOf(plan)}><PlanStep plan={plan} membership={mine} onOrder={onOrder} /></td>)}</tr>
        </tbody>
      </table>
    </div>
  );
}

const PlanCards = ({ membership: mine, onOrder }: Props): ReactNode => (
  <div className={styles['cards']}>
    {mine.plans.map((plan) => (
      <article key={plan.id} className={styles['card']}>
        <h3>{planName(plan)}</h3>
        <p>{planPrice(plan)}{plan.id === mine.plan.id && <span className={styles['quiet']}>{texts.current}</span>}</p>
        <ul>
          {PLAN_FEATURES.map(({ label, of }) => ({ label, value: of(plan) })).filter(({ value }) => value !== false).map(({ label, value }) => (
            <li key={label}><Check className={styles['yes']} aria-hidden />{typeof value === 'string' ? `${label}: ${value}` : label}</li>
          ))}
        </ul>
        <PlanStep plan={plan} membership={mine} onOrder={onOrder} />
      </article>
    ))}
  </div>
);

/** All plans side by side; on small screens one under the other. */
export const PlanComparison = (props: Props): ReactNode => (
  <section className={styles['part']}>
    <h2>{texts.title}</h2>
    <p className={styles['lead']}>{texts.lead}</p>
    <PlanTable {...props} />
    <PlanCards {...props} />
  </section>
);

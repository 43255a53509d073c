import type { Plan } from '@prostora/api-client';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Check } from '@prostora/ui';
import type { ReactNode } from 'react';
import { PLAN_FEATURES, getPlanName, formatPlanPrice } from './plan-features.ts';
import styles from './plan-table.module.css';

const texts = membership.compare;

const Value = ({ value }: { value: string | boolean }): ReactNode => {
  if (typeof value === 'string') return value;
  return value ? (
    <Check className={styles['yes']} role="img" aria-label={texts.yes} />
  ) : (
    <span className={styles['no']} role="img" aria-label={texts.no}>
      –
    </span>
  );
};

type PlanTableProps = {
  plans: readonly Plan[];
  /** Name of the table for screen readers, where no heading says it. */
  caption?: string;
  /** The user's present plan. */
  markedId?: number;
  /** Note below the price of a plan. */
  note?: (plan: Plan) => ReactNode;
  /** Action of a plan. */
  action?: (plan: Plan) => ReactNode;
};

const NoteText = ({ children }: { children: ReactNode }): ReactNode =>
  children ? <span className={styles['note']}>{children}</span> : null;

function Table({ plans, caption, markedId, note, action }: PlanTableProps): ReactNode {
  const getMarkClass = (plan: Plan): string | undefined =>
    plan.id === markedId ? styles['marked'] : undefined;
  return (
    <div className={styles['wide']}>
      <table className={styles['table']}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{texts.feature}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={getMarkClass(plan)}>
                <span className={styles['name']}>{getPlanName(plan)}</span>
                <span>{formatPlanPrice(plan)}</span>
                <NoteText>{note?.(plan)}</NoteText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN_FEATURES.map(({ label, getValue }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.id} className={getMarkClass(plan)}>
                  <Value value={getValue(plan)} />
                </td>
              ))}
            </tr>
          ))}
          {action && (
            <tr>
              <td />
              {plans.map((plan) => (
                <td key={plan.id} className={getMarkClass(plan)}>
                  {action(plan)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const Cards = ({ plans, note, action }: PlanTableProps): ReactNode => (
  <div className={styles['cards']}>
    {plans.map((plan) => (
      <article key={plan.id} className={styles['card']}>
        <h3>{getPlanName(plan)}</h3>
        <p>
          {formatPlanPrice(plan)}
          <NoteText>{note?.(plan)}</NoteText>
        </p>
        <ul>
          {PLAN_FEATURES.map(({ label, getValue }) => ({ label, value: getValue(plan) }))
            .filter(({ value }) => value !== false)
            .map(({ label, value }) => (
              <li key={label}>
                <Check className={styles['yes']} aria-hidden />
                {typeof value === 'string' ? `${label}: ${value}` : label}
              </li>
            ))}
        </ul>
        {action?.(plan)}
      </article>
    ))}
  </div>
);

/** Comparison of plans: a table, on small screens cards. */
export const PlanTable = (props: PlanTableProps): ReactNode => (
  <>
    <Table {...props} />
    <Cards {...props} />
  </>
);

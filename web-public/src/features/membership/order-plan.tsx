import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MembershipAnswer, Plan } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Button, ButtonLink, FormError, Modal } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { membershipQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { failureText } from '@prostora/ui/failure-text.ts';
import styles from './membership.module.css';
import { planName } from '../../components/plans/plan-features.ts';

type Props = { plan: Plan; membership: MembershipAnswer; onClose: () => void };

const texts = membership.confirm;

/** What the new plan does with the one that runs. */
function Consequence({ plan, membership: mine }: Omit<Props, 'onClose'>): ReactNode {
  if (mine.trial || mine.plan.price_per_year === 0 || mine.ends_at === null) return null;
  return <p>{plan.id === mine.plan.id ? texts.prolongs(mine.ends_at) : texts.replaces(planName(mine.plan))}</p>;
}

function Confirm({ plan, membership: mine, onClose }: Props): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  // One key for one wish: pressed twice or repeated after a lost answer, it makes one order.
  const [key] = useState(() => crypto.randomUUID());
  const order = useMutation({
    mutationFn: () => api.membership.order(plan.id, key),
    onSuccess: async (answer) => {
      await client.invalidateQueries(membershipQuery(api));
      showToast(texts.done(answer.order.number));
      onClose();
    },
  });
  return (
    <div className={styles['confirm']}>
      <FormError>{order.error && failureText(order.error)}</FormError>
      <p>{texts.price(plan.price_per_year)}</p>
      <Consequence plan={plan} membership={mine} />
      <p>{texts.next}</p>
      <div className={styles['confirmActions']}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" sending={order.isPending} sendingLabel={texts.sending} onClick={() => order.mutate()} data-autofocus="">{texts.submit}</Button>
      </div>
    </div>
  );
}

/** Asks before an order is made; who has no billing details is sent to fill them in first. */
export function OrderPlan(props: Props): ReactNode {
  const { plan, membership: mine, onClose } = props;
  if (mine.billing_complete) return <Modal open onClose={onClose} title={texts.title(planName(plan))} size="small"><Confirm {...props} /></Modal>;
  return (
    <Modal open onClose={onClose} title={membership.billing.title} size="small">
      <p>{membership.billing.text}</p>
      <div className={styles['confirmActions']}><ButtonLink variant="primary" to={urls.account}>{membership.billing.action}</ButtonLink></div>
    </Modal>
  );
}

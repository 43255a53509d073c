import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  createMembershipOrder,
  type MembershipAnswer,
  type OrderQuote,
  type Plan,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Button, ButtonLink, FormError, Modal } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { membershipQuery, orderQuoteQuery } from '../../lib/account-queries.ts';
import { PublishedSpacesPicker } from '../../components/published-spaces/published-spaces-picker.tsx';
import { listPublishable, listPublishedIds } from '../../components/published-spaces/published-spaces.ts';
import { ownerCatalogQuery, invalidateCatalog } from '../../lib/owner-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import styles from './membership.module.css';
import { getPlanName } from '../../components/plans/plan-features.ts';

type Props = { plan: Plan; membership: MembershipAnswer; onClose: () => void };

const texts = membership.confirm;

type ConsequenceProps = Omit<Props, 'onClose'> & { isFree: boolean };

/** Effect of the order on the present plan; immediate when credit covers the price. */
function Consequence({ plan, membership: mine, isFree }: ConsequenceProps): ReactNode {
  if (mine.trial || mine.plan.price_per_year === 0 || mine.ends_at === null) return null;
  if (plan.id === mine.plan.id) return <p>{texts.prolongs(mine.ends_at)}</p>;
  return <p>{isFree ? texts.replacesNow(getPlanName(mine.plan)) : texts.replaces(getPlanName(mine.plan))}</p>;
}

/** Price, deducted credit and total of the order. */
function Breakdown({ quote }: { quote: OrderQuote }): ReactNode {
  const fromParts = quote.parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const rows: [label: string, value: string][] = [[texts.fullPrice, texts.amount(quote.price)]];
  for (const { days, plan, amount } of quote.parts)
    rows.push([texts.unusedDays(days, plan), texts.deducted(amount)]);
  const fromBalance =
    (Math.round(quote.credit * 100) + Math.round(quote.leftover * 100) - Math.round(fromParts * 100)) / 100;
  if (fromBalance < 0) rows.push([texts.reserved, texts.amount(-fromBalance)]);
  if (fromBalance > 0) rows.push([texts.fromCredit, texts.deducted(fromBalance)]);
  return (
    <>
      <dl className={styles['breakdown']} aria-label={texts.breakdown}>
        {[...rows, [texts.toPay, texts.amount(quote.to_pay)] as const].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote.leftover > 0 && <p>{texts.leftover(quote.leftover)}</p>}
      {quote.credit > 0 && quote.to_pay > 0 && <p className={styles['quiet']}>{texts.creditUntilDue}</p>}
    </>
  );
}

/** Start of the ordered year; a prolongation starts at the end of the present one. */
function describeStart(quote: OrderQuote): string {
  if (quote.to_pay > 0) return texts.next;
  return quote.prolongs ? texts.settledProlonging : texts.settled;
}

/** Choice of the spaces that stay published when the plan allows fewer. */
function usePublishedSpacesChoice(plan: Plan) {
  const { data, error } = useQuery(ownerCatalogQuery(useApi()));
  const [chosen, setChosen] = useState<number[]>([]);
  const limit = plan.config.nrOfSpaces;
  const isNeeded = data !== undefined && listPublishedIds(data.spaces).length > limit;
  const isComplete = data !== undefined && (!isNeeded || chosen.length === limit);
  return {
    spaces: listPublishable(data?.spaces ?? []),
    limit,
    chosen,
    setChosen,
    isNeeded,
    isComplete,
    error: data ? null : error,
  };
}

function ConfirmOrder({ plan, membership: mine, onClose }: Props): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  // One idempotency key per dialog: a repeated request creates a single order.
  const [key] = useState(() => crypto.randomUUID());
  const kept = usePublishedSpacesChoice(plan);
  const { data: quote, error: unquoted, refetch } = useQuery(orderQuoteQuery(api, plan.id));
  const order = useMutation({
    mutationFn: ({ to_pay }: OrderQuote) => {
      const choice = kept.isNeeded ? { kept_space_ids: kept.chosen } : {};
      return createMembershipOrder({
        client: api,
        body: { plan_id: plan.id, to_pay, ...choice },
        headers: { 'Idempotency-Key': `${key}-${to_pay}` },
      });
    },
    onSuccess: async ({ order: made }) => {
      await client.invalidateQueries({ ...membershipQuery(api), exact: true });
      await invalidateCatalog(client);
      showToast(made.state === 'paid' ? texts.settledDone(getPlanName(plan)) : texts.done(made.number));
      onClose();
    },
    onError: (error) => error instanceof ApiError && error.errorCode === 'PRICE_CHANGED' && void refetch(),
  });
  const failure = order.error ?? (quote ? null : unquoted) ?? kept.error;
  const isFree = quote?.to_pay === 0;
  return (
    <div className={styles['confirm']}>
      <FormError>{failure && toErrorMessage(failure)}</FormError>
      {quote ? <Breakdown quote={quote} /> : !unquoted && <p role="status">{texts.loading}</p>}
      {quote && <Consequence plan={plan} membership={mine} isFree={isFree} />}
      {quote && <p>{describeStart(quote)}</p>}
      {kept.isNeeded && (
        <PublishedSpacesPicker
          spaces={kept.spaces}
          limit={kept.limit}
          chosen={kept.chosen}
          onChange={kept.setChosen}
        />
      )}
      <div className={styles['confirmActions']}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="primary"
          disabled={!quote || !kept.isComplete}
          sending={order.isPending}
          sendingLabel={texts.sending}
          onClick={() => quote && order.mutate(quote)}
          data-autofocus=""
        >
          {isFree ? texts.submitFree : texts.submit}
        </Button>
      </div>
    </div>
  );
}

/** Confirmation of an order; without billing details a link to them. */
export function OrderPlan(props: Props): ReactNode {
  const { plan, membership: mine, onClose } = props;
  if (mine.billing_complete)
    return (
      <Modal open onClose={onClose} title={texts.title(getPlanName(plan))} size="small">
        <ConfirmOrder {...props} />
      </Modal>
    );
  return (
    <Modal open onClose={onClose} title={membership.billing.title} size="small">
      <p>{membership.billing.text}</p>
      <div className={styles['confirmActions']}>
        <ButtonLink variant="primary" to={urls.account}>
          {membership.billing.action}
        </ButtonLink>
      </div>
    </Modal>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  downloadFile,
  getMembershipInvoice,
  cancelMembershipOrder,
  type PlanOrder,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { Link, useSearchParams } from '@prostora/nav';
import { membership } from '@prostora/strings/cs/membership.ts';
import { Button, Modal } from '@prostora/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { membershipQuery } from '../../lib/account-queries.ts';
import { isUnpaidOnly } from '../../lib/waiting-urls.ts';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import styles from './membership.module.css';

const texts = membership.orders;

function useInvoice({ id, number }: PlanOrder) {
  const session = useSession();
  return useMutation({
    mutationFn: async () =>
      session && downloadFile(session.transport, (client) => getMembershipInvoice({ client, path: { id } })),
    onSuccess: (file) => file && saveFile(file.blob, texts.invoiceFile(number)),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
}

function CancelOrder({ order, onClose }: { order: PlanOrder; onClose: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelMembershipOrder({ client: api, path: { id: order.id } }),
    onSuccess: () => showToast(texts.cancelled(order.number)),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
    onSettled: async () => {
      onClose();
      await client.invalidateQueries(membershipQuery(api));
    },
  });
  return (
    <Modal open onClose={onClose} title={texts.cancelTitle(order.number)} size="small">
      <p>{texts.cancelText}</p>
      <div className={styles['confirmActions']}>
        <Button onClick={onClose} data-autofocus="">
          {texts.keep}
        </Button>
        <Button variant="danger" sending={cancel.isPending} onClick={() => cancel.mutate()}>
          {texts.cancelConfirm}
        </Button>
      </div>
    </Modal>
  );
}

const describeDate = ({ state, due_on, paid_at }: PlanOrder): string | null => {
  if (state === 'waiting') return texts.due(due_on);
  return state === 'paid' && paid_at ? texts.paid(paid_at) : null;
};

type OrdersProps = { orders: readonly PlanOrder[]; isReadOnly: boolean };

function OrderRow({ order, isReadOnly }: { order: PlanOrder; isReadOnly: boolean }): ReactNode {
  const invoice = useInvoice(order);
  const [isCancelling, setCancelling] = useState(false);
  const when = describeDate(order);
  return (
    <tr>
      <td>{order.number}</td>
      <td>{order.plan.name}</td>
      <td>
        {order.credit === 0 ? texts.price(order.price) : texts.amount(order.to_pay)}
        {order.credit > 0 && <span className={styles['quiet']}>{texts.fromCredit(order.credit)}</span>}
      </td>
      <td>{texts.created(order.created_at)}</td>
      <td>
        <span className={styles['state']} data-state={order.state}>
          {texts.states[order.state]}
        </span>
        {when && <span className={styles['quiet']}>{when}</span>}
      </td>
      <td>
        <div className={styles['rowActions']}>
          <Button
            size="sm"
            aria-label={texts.invoiceLabel(order.number)}
            sending={invoice.isPending}
            sendingLabel={texts.preparing}
            onClick={() => invoice.mutate()}
          >
            {texts.invoice}
          </Button>
          {order.state === 'waiting' && !isReadOnly && (
            <Button
              size="sm"
              variant="danger"
              aria-label={texts.cancelLabel(order.number)}
              onClick={() => setCancelling(true)}
            >
              {texts.cancel}
            </Button>
          )}
        </div>
        {isCancelling && <CancelOrder order={order} onClose={() => setCancelling(false)} />}
      </td>
    </tr>
  );
}

const OrderTable = ({ orders, isReadOnly }: OrdersProps): ReactNode => {
  const { number, plan, price, created, state, actions } = texts.columns;
  return (
    <table className={styles['orders']}>
      <thead>
        <tr>
          {[number, plan, price, created, state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} isReadOnly={isReadOnly} />
        ))}
      </tbody>
    </table>
  );
};

/** The owner's orders with pro-forma invoices; the URL may filter to unpaid ones. */
export function Orders({ orders, isReadOnly }: OrdersProps): ReactNode {
  const [params] = useSearchParams();
  const unpaidOnly = isUnpaidOnly(params);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (unpaidOnly) section.current?.scrollIntoView({ block: 'start' });
  }, [unpaidOnly]);
  const shown = unpaidOnly ? orders.filter(({ state }) => state === 'waiting') : orders;
  return (
    <section ref={section} className={styles['part']}>
      <h2>{texts.title}</h2>
      {unpaidOnly && (
        <p className={styles['lead']}>
          {shown.length === 0 ? texts.nothingUnpaid : texts.unpaidOnly}{' '}
          <Link className="text-link" to={urls.membership} preventScrollReset>
            {texts.showAll}
          </Link>
        </p>
      )}
      {!unpaidOnly && orders.length === 0 && <p className={styles['lead']}>{texts.empty}</p>}
      {shown.length > 0 && <OrderTable orders={shown} isReadOnly={isReadOnly} />}
    </section>
  );
}

import { useMemo } from 'react';
import { cancelAdminOrder, markAdminOrderPaid, type AdminOrderRow } from '@prostora/api-client';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';

const texts = adminMembership.orders;

/** Marks an order as paid or cancels it, after confirmation. */
export function useOrderActions() {
  const api = useApi();
  const confirm = useConfirm();
  const pay = useCommand({
    run: ({ id }: AdminOrderRow) => markAdminOrderPaid({ client: api, path: { id } }),
    done: ({ number }) => texts.markPaidDone(number),
  });
  const close = useCommand({
    run: ({ id }: AdminOrderRow) => cancelAdminOrder({ client: api, path: { id } }),
    done: ({ number }) => texts.cancelDone(number),
  });
  return {
    markPaid: (order: AdminOrderRow) =>
      confirm({
        title: texts.markPaidTitle(order.number),
        text: texts.markPaidText(order.customer.name || order.customer.email, order.plan.name, order.to_pay),
        confirmLabel: texts.markPaidConfirm,
        onConfirm: () => pay(order),
      }),
    cancel: (order: AdminOrderRow) =>
      confirm({
        title: texts.cancelTitle(order.number),
        text: texts.cancelText,
        confirmLabel: texts.cancelConfirm,
        danger: true,
        onConfirm: () => close(order),
      }),
  };
}

/** Marks several orders as paid. */
export function useOrderBulk(): readonly BulkAction<AdminOrderRow>[] {
  const api = useApi();
  return useMemo(
    () => [
      {
        key: 'paid',
        label: texts.markPaid,
        isFor: ({ state }) => state === 'waiting',
        run: ({ id }) => markAdminOrderPaid({ client: api, path: { id } }),
        done: texts.markPaidBulkTitle,
        confirm: {
          title: texts.markPaidBulkTitle,
          text: texts.markPaidBulkText,
          confirmLabel: texts.markPaidBulkConfirm,
        },
      },
    ],
    [api],
  );
}

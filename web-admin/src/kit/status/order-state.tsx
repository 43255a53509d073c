import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile, getMembershipInvoice, type OrderState, type PlanOrder } from '@prostora/api-client';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import { useNotices } from '../feedback/notices.tsx';
import { useConsoleSession } from '../data/session.tsx';
import { StatusTag, type StatusStyle } from './status-tag.tsx';

const statusStyles: Readonly<Record<OrderState, StatusStyle>> = {
  waiting: { tone: 'orange', shape: 'half' },
  paid: { tone: 'green', shape: 'dot' },
  cancelled: { tone: 'grey', shape: 'struck' },
};

/** Status tag of a membership order. */
export const OrderStateTag = ({ state }: { state: OrderState }) => (
  <StatusTag {...statusStyles[state]}>{adminMembership.states[state]}</StatusTag>
);

/** Downloads the pro-forma invoice. It requires authentication, so a plain link would not work. */
export function InvoiceButton({
  order: { id, number },
  isBrief = false,
}: {
  order: Pick<PlanOrder, 'id' | 'number'>;
  /** Shows only the icon. */ isBrief?: boolean;
}) {
  const { session } = useConsoleSession();
  const notices = useNotices();
  const [isLoading, setLoading] = useState(false);
  const label = adminMembership.orders.invoiceLabel(number);
  const download = async (): Promise<void> => {
    setLoading(true);
    await downloadFile(session.transport, (client) => getMembershipInvoice({ client, path: { id } })).then(
      ({ blob }) => saveFile(blob, adminMembership.orders.invoiceFile(number)),
      notices.failure,
    );
    setLoading(false);
  };
  return (
    <Button
      icon={<Download className="lucide" aria-hidden />}
      loading={isLoading}
      aria-label={label}
      title={label}
      onClick={() => void download()}
    >
      {!isBrief && adminMembership.orders.invoice}
    </Button>
  );
}

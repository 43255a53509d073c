import { useState } from 'react';
import { changeAdminCustomerCredit, type AdminCustomerDetail, type CreditChange } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { NumberItem, TextItem, required } from '../../kit/form/form-fields.tsx';
import { useApi, useCommand, useConfirmedSubmit, useRefresh } from '../../kit/index.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

type Values = { amount: number | null; reason: string };
type Props = { customer: AdminCustomerDetail; open: boolean; onClose: () => void };

const texts = adminPeople.membership;

/** Changes a customer's credit after a confirmation with old and new amount. */
export default function CreditForm({ customer, open, onClose }: Props) {
  return (
    <FormDrawer
      open={open}
      title={texts.creditTitle(customer.name || customer.user.email)}
      hint={texts.creditHint(customer.credit)}
      onClose={onClose}
    >
      <CreditFields customer={customer} onClose={onClose} />
    </FormDrawer>
  );
}

function CreditFields({ customer: { id, credit }, onClose }: Omit<Props, 'open'>) {
  const api = useApi();
  const submitConfirmed = useConfirmedSubmit();
  const refresh = useRefresh();
  // Idempotency key per opening of the form: a retry after a lost response is applied once.
  const [key] = useState(() => crypto.randomUUID());
  const change = useCommand({
    run: (input: CreditChange) =>
      changeAdminCustomerCredit({
        client: api,
        path: { id },
        body: input,
        headers: { 'Idempotency-Key': key },
      }),
    done: () => texts.creditDone,
    handledByForm: true,
  });
  const submit = ({ amount, reason }: Values): Promise<unknown> => {
    const input = { amount: amount ?? 0, reason: reason.trim() };
    const after = (Math.round(credit * 100) + Math.round(input.amount * 100)) / 100;
    const question = {
      title: texts.creditConfirmTitle(input.amount),
      text: texts.confirmText(formatCzk(credit), formatCzk(after)),
      confirmLabel: texts.creditConfirm,
    };
    return submitConfirmed(question, () =>
      change(input).catch((error: unknown) => {
        refresh();
        throw error;
      }),
    );
  };
  return (
    <ResourceForm<Values>
      name="credit"
      initial={{ amount: null, reason: '' }}
      submitLabel={texts.submit}
      onSubmit={submit}
      onDone={onClose}
      onCancel={onClose}
    >
      <NumberItem
        name="amount"
        label={texts.creditAmount}
        min={-LIMITS.creditChange}
        max={LIMITS.creditChange}
        decimals={2}
      />
      <TextItem
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        max={LIMITS.operatorReason}
        check={required}
      />
    </ResourceForm>
  );
}

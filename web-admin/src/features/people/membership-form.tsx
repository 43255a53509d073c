import { useQuery } from '@tanstack/react-query';
import {
  correctAdminCustomerMembership,
  type AdminCustomerDetail,
  type MembershipCorrection,
} from '@prostora/api-client';
import { LIMITS, fromPragueWallTime, toPragueDay } from '@prostora/contracts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { DateItem } from '../../kit/form/date-item.tsx';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { SelectItem, TextItem, required, createRule } from '../../kit/form/form-fields.tsx';
import { useApi, useCommand, useConfirmedSubmit, useRefresh } from '../../kit/index.ts';
import { plansQuery } from '../../kit/data/record.queries.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

type Values = { plan_id: number | null; ends_at: string | null; reason: string };
type Props = { customer: AdminCustomerDetail; open: boolean; onClose: () => void };

const texts = adminPeople.membership;
const LAST_MINUTE = 24 * 60 - 1;
const requiredRule = createRule((value: unknown) => ((value ?? null) === null ? fieldErrors.required : null));

/** „Standard do 1. 12. 2026“, including prepaid years. */
function describeMembership({ membership, plan }: AdminCustomerDetail): string {
  if (!plan || membership.ends_at === null) return texts.none;
  const name = plan.trial ? `${plan.name} (${adminPeople.customers.trial})` : plan.name;
  return texts.planUntil(name, membership.ends_at);
}

/** The end of the chosen day; an unchanged day keeps its time. */
function toEnd(day: string, present: string | null): string {
  if (present !== null && toPragueDay(present) === day) return present;
  return fromPragueWallTime(day, LAST_MINUTE).toISOString();
}

/** Corrects plan and end of a membership after a confirmation with old and new values. */
export default function MembershipForm({ customer, open, onClose }: Props) {
  const api = useApi();
  const submitConfirmed = useConfirmedSubmit();
  const refresh = useRefresh();
  const { data } = useQuery(plansQuery(api));
  const plans = data?.items ?? [];
  const { membership } = customer;
  const correct = useCommand({
    run: (input: MembershipCorrection) =>
      correctAdminCustomerMembership({ client: api, path: { id: customer.id }, body: input }),
    done: () => texts.done,
    handledByForm: true,
  });
  const submit = ({ plan_id: planId, ends_at: day, reason }: Values): Promise<unknown> => {
    const endsAt = toEnd(day ?? '', membership.ends_at);
    const plan = plans.find(({ id }) => id === planId);
    const input = { plan_id: planId ?? 0, ends_at: endsAt, reason: reason.trim(), as_read: membership };
    const question = {
      title: texts.confirmTitle,
      text: texts.confirmText(describeMembership(customer), texts.planUntil(plan?.name ?? '', endsAt)),
      confirmLabel: texts.confirm,
    };
    // After a conflict the next confirmation compares with the reloaded membership.
    return submitConfirmed(question, () =>
      correct(input).catch((error: unknown) => {
        refresh();
        throw error;
      }),
    );
  };
  return (
    <FormDrawer
      open={open}
      title={texts.editTitle(customer.name || customer.user.email)}
      hint={texts.editHint(describeMembership(customer))}
      onClose={onClose}
    >
      <ResourceForm<Values>
        name="membership"
        initial={{
          plan_id: membership.plan_id,
          ends_at: membership.ends_at && toPragueDay(membership.ends_at),
          reason: '',
        }}
        submitLabel={texts.submit}
        onSubmit={submit}
        onDone={onClose}
        onCancel={onClose}
      >
        <SelectItem
          name="plan_id"
          label={texts.plan}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          rules={[requiredRule]}
        />
        <DateItem name="ends_at" label={texts.until} placeholder="1. 12. 2027" rules={[requiredRule]} />
        <TextItem
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          max={LIMITS.operatorReason}
          check={required}
        />
      </ResourceForm>
    </FormDrawer>
  );
}

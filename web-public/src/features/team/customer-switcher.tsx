import { chooseCustomer, type SessionCustomer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { team } from '@prostora/strings/cs/team.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** Other customers that the user may act for, as items of a menu. The page is loaded anew for the chosen one. */
export function CustomerSwitcher({ className }: { className: string | undefined }): ReactNode {
  const { user } = useSessionState();
  const api = useApi();
  const others = user?.customers.filter(({ id }) => id !== user.customer?.id) ?? [];
  const choose = async ({ id: customer_id, role }: SessionCustomer): Promise<void> => {
    try {
      await chooseCustomer({ client: api, body: { customer_id } });
      window.location.assign(role === 'domovnik' ? urls.today : urls.mySpaces);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };
  return others.map((customer) => (
    <li key={customer.id}>
      <button type="button" className={className} onClick={() => void choose(customer)}>
        {team.switchTo(customer.name)}
      </button>
    </li>
  ));
}

import { urls } from '@prostora/contracts';
import { requestLogout } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { accountMenu } from '@prostora/strings/cs/account-menu.ts';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import { LogOut } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { CustomerSwitcher } from '../../features/team/customer-switcher.tsx';
import { Wrench } from '../../components/portal-icons.ts';

/** The console of an operator, and the logout. */
export function PersonLinks({
  className,
  onChoose,
}: {
  className: string | undefined;
  onChoose: () => void;
}): ReactNode {
  const { user } = useSessionState();
  return (
    <ul>
      {user?.super_admin && (
        <li>
          {/* The administration is a separate document: a plain link. */}
          <a className={className} href={urls.console}>
            <Wrench aria-hidden />
            {portalFrame.console}
          </a>
        </li>
      )}
      <CustomerSwitcher className={className} />
      {user && (
        <li>
          <button
            type="button"
            className={className}
            onClick={() => {
              onChoose();
              requestLogout();
            }}
          >
            <LogOut aria-hidden />
            {accountMenu.logout}
          </button>
        </li>
      )}
    </ul>
  );
}

import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Approvals } from '../features/spaces/approvals.tsx';

/** Dashboard with the approval list; composed here because features do not import each other. */
export default function OverviewPage() {
  return (
    <DashboardPage>
      <Approvals />
    </DashboardPage>
  );
}

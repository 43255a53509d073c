import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Approvals } from '../features/spaces/approvals.tsx';

/** The dashboard with what waits for the operator; the two features meet here, as they do not know each other. */
export default function OverviewPage() {
  return (
    <DashboardPage>
      <Approvals />
    </DashboardPage>
  );
}

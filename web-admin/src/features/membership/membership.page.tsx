import { consoleUrls } from '@prostora/contracts';
import { useSearchParams } from '@prostora/nav';
import { adminMembership as texts } from '@prostora/strings/cs/admin-membership.ts';
import { PageHeader, PageTabs } from '../../kit/index.ts';
import { Orders } from './orders.tsx';
import { Plans } from './plans.tsx';

const PLANS = 'tarify';

/** Orders and plans; the tab is stored in the URL. */
export function MembershipPage() {
  const [params] = useSearchParams();
  const isPlans = params.get('cast') === PLANS;
  const tabs = [
    { value: '', label: texts.tabs.orders, href: consoleUrls.orders },
    { value: PLANS, label: texts.tabs.plans, href: `${consoleUrls.orders}?cast=${PLANS}` },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        documentTitle={`${isPlans ? texts.tabs.plans : texts.tabs.orders} | ${texts.title}`}
      />
      <PageTabs label={texts.tabs.label} tabs={tabs} selected={isPlans ? PLANS : ''} />
      {isPlans ? <Plans /> : <Orders />}
    </>
  );
}

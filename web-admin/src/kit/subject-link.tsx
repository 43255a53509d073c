import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';

const PAGES: Readonly<Record<string, (id: number) => string>> = {
  user: urls.user,
  customer: urls.customer,
  space: urls.spaceDetail,
  building: urls.buildingDetail,
  reservation: urls.reservationDetail,
  inquiry: (id) => `${urls.allInquiries}/${id}`,
  'seo-url': urls.seoUrl,
  mail: urls.mail,
  order: () => urls.orders,
  plan: () => urls.orders,
  purpose: () => urls.taxonomy,
  attribute: () => urls.taxonomy,
  location: () => urls.locations,
  queue: () => urls.queues,
  redirect: () => urls.redirects,
  settings: () => urls.siteSettings,
};

/** Where the console shows a thing of the log; null for what has no page of its own. */
const subjectAddress = (type: string, id: number): string | null => PAGES[type]?.(id) ?? null;

type SubjectLinkProps = {
  type: string;
  id: number;
  className?: string | undefined;
  /** What the thing is called, where its kind and number are not enough. */ name?: string;
};

/** A thing of the log in words, as a link where it has a page. */
export function SubjectLink({ type, id, className, name = adminAudit.subject(type, id) }: SubjectLinkProps) {
  const address = subjectAddress(type, id);
  return address === null ? (
    <span className={className}>{name}</span>
  ) : (
    <Link to={address} className={className}>
      {name}
    </Link>
  );
}

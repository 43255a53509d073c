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
  'sentence-synonym': () => urls.synonyms,
  queue: () => urls.queues,
  redirect: () => urls.redirects,
  settings: () => urls.siteSettings,
};

/** Console URL of an audit subject; null when it has no page. */
const getSubjectUrl = (type: string, id: number): string | null => PAGES[type]?.(id) ?? null;

type SubjectLinkProps = {
  type: string;
  id: number;
  className?: string | undefined;
  /** Link text, when type and id are not enough. */ name?: string;
};

/** Name of an audit subject, linked to its page if there is one. */
export function SubjectLink({ type, id, className, name = adminAudit.subject(type, id) }: SubjectLinkProps) {
  const url = getSubjectUrl(type, id);
  return url === null ? (
    <span className={className}>{name}</span>
  ) : (
    <Link to={url} className={className}>
      {name}
    </Link>
  );
}

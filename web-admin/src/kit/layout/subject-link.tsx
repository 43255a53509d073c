import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';

const PAGES: Readonly<Record<string, (id: number) => string>> = {
  user: consoleUrls.user,
  customer: consoleUrls.customer,
  space: consoleUrls.spaceDetail,
  building: consoleUrls.buildingDetail,
  reservation: consoleUrls.reservationDetail,
  inquiry: (id) => `${consoleUrls.allInquiries}/${id}`,
  'seo-url': consoleUrls.seoUrl,
  mail: consoleUrls.mail,
  order: () => consoleUrls.orders,
  plan: () => consoleUrls.orders,
  purpose: () => consoleUrls.taxonomy,
  attribute: () => consoleUrls.taxonomy,
  location: () => consoleUrls.locations,
  'sentence-synonym': () => consoleUrls.synonyms,
  queue: () => consoleUrls.queues,
  redirect: () => consoleUrls.redirects,
  'sender-block': () => consoleUrls.senderBlocks,
  'privacy-request': () => consoleUrls.privacyRequests,
  settings: () => consoleUrls.siteSettings,
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

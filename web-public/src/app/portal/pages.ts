import type { OwnerBadges } from '@prostora/api-client';
import { urls, type MemberPermission } from '@prostora/contracts';
import { rentalTermsUrls } from '@prostora/contracts/rental-terms-urls.ts';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import type { LucideIcon } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import {
  BadgeCheck,
  ChartColumn,
  DoorOpen,
  Handshake,
  Hourglass,
  Inbox,
  ListChecks,
  ReceiptText,
  Settings,
  Sun,
  Users,
} from '../../components/portal-icons.ts';

const texts = portalFrame.pages;

export type PortalPage = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Count of waiting items shown at the page. */
  badge?: keyof OwnerBadges;
  /** Whether the page is listed only with a count, of things that need no answer. */
  isShownWithBadge?: true;
  /** Key pressed after G that opens the page. */
  key?: string;
  /** Right of the member’s role without which the page is hidden. */
  right?: MemberPermission;
  /** Whether a divider precedes the page. */
  isSeparated?: true;
  /** `bar`: also in the bottom bar of a phone; `menu`: not in the side navigation. */
  place?: 'bar' | 'menu';
  isCurrent: (pathname: string, query: URLSearchParams) => boolean;
};

const isAt =
  (...addresses: string[]) =>
  (pathname: string): boolean =>
    addresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));
const isWaitingList = (query: URLSearchParams): boolean => query.get('karta') === 'cekani';
const isList = (query: URLSearchParams): boolean => query.get('karta') === 'seznam';

/** Whether the page is in the navigation: one that needs no answer only with a count, or while it is open. */
export const isListed = (
  { badge, isShownWithBadge, isCurrent }: PortalPage,
  badges: OwnerBadges,
  { pathname, search }: { pathname: string; search: string },
): boolean =>
  !isShownWithBadge ||
  (badge !== undefined && badges[badge] > 0) ||
  isCurrent(pathname, new URLSearchParams(search));

const PAGES_WITH_ACTION: readonly string[] = [urls.team, urls.newSpace, urls.mySpaces, urls.bookingImport];
/** Whether a page has a main action of its own in saffron; „Nová rezervace“ is pine there. */
export const hasOwnMainAction = (pathname: string): boolean =>
  PAGES_WITH_ACTION.includes(pathname) ||
  [urls.priceLists, rentalTermsUrls.list].some((url) => pathname.startsWith(`${url}/`));

/** Right without which a page cannot be opened; none for a page that every member may open. */
export const findPageRight = (pathname: string): MemberPermission | undefined =>
  pathname === urls.newSpace || pathname === urls.bookingImport
    ? 'write'
    : PORTAL_PAGES.find(({ isCurrent }) => isCurrent(pathname, new URLSearchParams()))?.right;

/** Pages of the portal in the order of its navigation; every page adds its line here. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  {
    to: urls.today,
    label: texts.today,
    icon: Sun,
    badge: 'today',
    key: 'd',
    place: 'bar',
    isCurrent: isAt(urls.today),
  },
  {
    to: urls.reservations,
    label: texts.calendar,
    icon: CalendarDays,
    key: 'k',
    place: 'bar',
    isCurrent: (pathname, query) => pathname === urls.reservations && !isList(query) && !isWaitingList(query),
  },
  {
    to: `${urls.reservations}?karta=seznam`,
    label: texts.reservations,
    icon: ListChecks,
    badge: 'reservations',
    key: 'r',
    place: 'bar',
    isCurrent: (pathname, query) =>
      (pathname === urls.reservations && isList(query)) ||
      pathname === urls.program ||
      pathname === urls.bookingImport,
  },
  {
    to: `${urls.reservations}?karta=cekani`,
    label: texts.waitingList,
    icon: Hourglass,
    badge: 'waiting_list',
    isShownWithBadge: true,
    isCurrent: (pathname, query) => pathname === urls.reservations && isWaitingList(query),
  },
  {
    to: urls.inquiries,
    label: texts.inquiries,
    icon: Inbox,
    badge: 'inquiries',
    right: 'inquiries',
    isCurrent: isAt(urls.inquiries),
  },
  {
    to: urls.mySpaces,
    label: texts.mySpaces,
    icon: DoorOpen,
    isCurrent: isAt(urls.mySpaces, urls.newSpace),
  },
  {
    to: urls.priceLists,
    label: texts.priceLists,
    icon: ReceiptText,
    right: 'price',
    isCurrent: isAt(urls.priceLists),
  },
  {
    to: rentalTermsUrls.list,
    label: texts.rentalTerms,
    icon: Handshake,
    right: 'price',
    isCurrent: isAt(rentalTermsUrls.list),
  },
  {
    to: urls.statistics,
    label: texts.statistics,
    icon: ChartColumn,
    isSeparated: true,
    right: 'statistics',
    isCurrent: isAt(urls.statistics),
  },
  {
    to: urls.team,
    label: texts.team,
    icon: Users,
    right: 'team',
    isCurrent: isAt(urls.team),
  },
  {
    to: urls.account,
    label: texts.account,
    icon: Settings,
    isCurrent: isAt(urls.account),
  },
  {
    to: urls.membership,
    label: texts.membership,
    icon: BadgeCheck,
    place: 'menu',
    right: 'plan',
    isCurrent: isAt(urls.membership),
  },
];

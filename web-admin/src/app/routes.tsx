import {
  Ban,
  Building2,
  CalendarDays,
  CreditCard,
  DoorOpen,
  FileText,
  Inbox,
  LayoutDashboard,
  LayoutList,
  Link2,
  ListChecks,
  Mail,
  MapPinned,
  ShieldUser,
  Newspaper,
  ScrollText,
  Settings2,
  Signpost,
  Sparkles,
  Tags,
  UsersRound,
  Warehouse,
  WholeWord,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { admin } from '@prostora/strings';

export type ConsolePage = { path: string; Component: ComponentType };

/** A page in a chunk of its own. */
const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType => lazy<ComponentType>(async () => ({ default: (await load())[name] }));

const Overview = lazy(() => import('./overview.page.tsx'));
const Spaces = lazy(() => import('./spaces.page.tsx'));
const AllSpaces = () => <Spaces all />;

/** Pages of the console by full path (SPEC §2); each is a chunk of its own. */
export const pages: readonly ConsolePage[] = [
  { path: '/admin2/dashboard', Component: Overview },
  {
    path: '/admin2/zakaznici',
    Component: lazyPage(() => import('../features/people/customers.page.tsx'), 'CustomersPage'),
  },
  {
    path: '/admin2/zakaznici/:id',
    Component: lazyPage(() => import('../features/people/customer.page.tsx'), 'CustomerPage'),
  },
  {
    path: '/admin2/uzivatele',
    Component: lazyPage(() => import('../features/people/users.page.tsx'), 'UsersPage'),
  },
  {
    path: '/admin2/uzivatele/:id',
    Component: lazyPage(() => import('../features/people/user.page.tsx'), 'UserPage'),
  },
  {
    path: '/admin2/osobni-udaje',
    Component: lazyPage(() => import('../features/privacy/privacy-requests.page.tsx'), 'PrivacyRequestsPage'),
  },
  { path: '/admin2/prostory', Component: Spaces },
  {
    path: '/admin2/prostory/:id',
    Component: lazyPage(() => import('../features/spaces/space.page.tsx'), 'SpacePage'),
  },
  { path: '/admin-prostory', Component: AllSpaces },
  {
    path: '/admin2/budovy',
    Component: lazyPage(() => import('../features/buildings/buildings.page.tsx'), 'BuildingsPage'),
  },
  {
    path: '/admin2/budovy/:id',
    Component: lazyPage(() => import('../features/buildings/building.page.tsx'), 'BuildingPage'),
  },
  {
    path: '/admin2/rezervace',
    Component: lazyPage(() => import('../features/reservations/reservations.page.tsx'), 'ReservationsPage'),
  },
  {
    path: '/admin2/rezervace/:id',
    Component: lazyPage(() => import('../features/reservations/reservation.page.tsx'), 'ReservationPage'),
  },
  {
    path: '/admin2/poptavky',
    Component: lazyPage(() => import('../features/inquiries/inquiries.page.tsx'), 'InquiriesPage'),
  },
  {
    path: '/admin2/poptavky/:id',
    Component: lazyPage(() => import('../features/inquiries/inquiry.page.tsx'), 'InquiryPage'),
  },
  {
    path: '/admin2/blokace',
    Component: lazyPage(() => import('../features/inquiries/sender-blocks.page.tsx'), 'SenderBlocksPage'),
  },
  {
    path: '/admin2/clenstvi',
    Component: lazyPage(() => import('../features/membership/membership.page.tsx'), 'MembershipPage'),
  },
  {
    path: '/admin2/ciselnik',
    Component: lazyPage(() => import('../features/taxonomy/taxonomy.page.tsx'), 'TaxonomyPage'),
  },
  {
    path: '/admin2/lokality',
    Component: lazyPage(() => import('../features/taxonomy/locations.page.tsx'), 'LocationsPage'),
  },
  {
    path: '/admin2/synonyma',
    Component: lazyPage(() => import('../features/taxonomy/synonyms.page.tsx'), 'SynonymsPage'),
  },
  { path: '/admin2/blog', Component: lazyPage(() => import('../features/blog/posts.page.tsx'), 'PostsPage') },
  {
    path: '/admin2/blog/new',
    Component: lazyPage(() => import('../features/blog/post.page.tsx'), 'NewPostPage'),
  },
  {
    path: '/admin2/blog/:id/edit',
    Component: lazyPage(() => import('../features/blog/post.page.tsx'), 'PostPage'),
  },
  {
    path: '/admin2/blog/categories',
    Component: lazyPage(() => import('../features/blog/taxa.page.tsx'), 'CategoriesPage'),
  },
  {
    path: '/admin2/blog/tags',
    Component: lazyPage(() => import('../features/blog/taxa.page.tsx'), 'TagsPage'),
  },
  {
    path: '/admin2/blog/ai-writer',
    Component: lazyPage(() => import('../features/ai-writer/index.ts'), 'AiWriterPage'),
  },
  {
    path: '/admin2/seo-url',
    Component: lazyPage(() => import('../features/seo/seo-urls.page.tsx'), 'SeoUrlsPage'),
  },
  {
    path: '/admin2/seo-url/nova',
    Component: lazyPage(() => import('../features/seo/seo-url.page.tsx'), 'NewSeoUrlPage'),
  },
  {
    path: '/admin2/seo-url/hromadne',
    Component: lazyPage(() => import('../features/seo/bulk.page.tsx'), 'BulkSeoPage'),
  },
  {
    path: '/admin2/seo-url/:id',
    Component: lazyPage(() => import('../features/seo/seo-url.page.tsx'), 'SeoUrlPage'),
  },
  {
    path: '/admin2/presmerovani',
    Component: lazyPage(() => import('../features/site/redirects.page.tsx'), 'RedirectsPage'),
  },
  {
    path: '/admin2/obsah',
    Component: lazyPage(() => import('../features/content/content-pages.page.tsx'), 'ContentPagesPage'),
  },
  {
    path: '/admin2/obsah/nova',
    Component: lazyPage(() => import('../features/content/content.page.tsx'), 'NewContentPage'),
  },
  {
    path: '/admin2/obsah/podminky',
    Component: lazyPage(() => import('../features/content/legal-terms.page.tsx'), 'LegalTermsPage'),
  },
  {
    path: '/admin2/obsah/:id',
    Component: lazyPage(() => import('../features/content/content.page.tsx'), 'ContentPage'),
  },
  {
    path: '/admin2/fronty',
    Component: lazyPage(() => import('../features/operations/queues.page.tsx'), 'QueuesPage'),
  },
  {
    path: '/admin2/posta',
    Component: lazyPage(() => import('../features/operations/mails.page.tsx'), 'MailsPage'),
  },
  {
    path: '/admin2/posta/sablony',
    Component: lazyPage(() => import('../features/operations/mail-templates.page.tsx'), 'MailTemplatesPage'),
  },
  {
    path: '/admin2/protokol',
    Component: lazyPage(() => import('../features/operations/action-log.page.tsx'), 'ActionLogPage'),
  },
  {
    path: '/admin2/ucet',
    Component: lazyPage(() => import('../features/account/account.page.tsx'), 'AccountPage'),
  },
  {
    path: '/admin2/nastaveni',
    Component: lazyPage(() => import('../features/site/settings.page.tsx'), 'SettingsPage'),
  },
];

export type MenuEntry = { path: string; label: string; Icon: LucideIcon; badge?: 'waiting' };
export type MenuGroup = { key: keyof typeof admin.menuGroups; entries: readonly MenuEntry[] };

const work: readonly MenuEntry[] = [
  { path: '/admin2/dashboard', label: admin.menu.dashboard, Icon: LayoutDashboard },
  { path: '/admin2/prostory', label: admin.menu.spaces, Icon: DoorOpen, badge: 'waiting' },
  { path: '/admin-prostory', label: admin.menu.allSpaces, Icon: LayoutList },
  { path: '/admin2/budovy', label: admin.menu.buildings, Icon: Warehouse },
  { path: '/admin2/rezervace', label: admin.menu.reservations, Icon: CalendarDays },
  { path: '/admin2/poptavky', label: admin.menu.inquiries, Icon: Inbox },
  { path: '/admin2/blokace', label: admin.menu.senderBlocks, Icon: Ban },
];

const people: readonly MenuEntry[] = [
  { path: '/admin2/zakaznici', label: admin.menu.customers, Icon: Building2 },
  { path: '/admin2/uzivatele', label: admin.menu.users, Icon: UsersRound },
  { path: '/admin2/clenstvi', label: admin.menu.membership, Icon: CreditCard },
  { path: '/admin2/osobni-udaje', label: admin.menu.privacy, Icon: ShieldUser },
];

const web: readonly MenuEntry[] = [
  { path: '/admin2/blog', label: admin.menu.blog, Icon: Newspaper },
  { path: '/admin2/blog/ai-writer', label: admin.menu.aiWriter, Icon: Sparkles },
  { path: '/admin2/ciselnik', label: admin.menu.taxonomy, Icon: Tags },
  { path: '/admin2/lokality', label: admin.menu.locations, Icon: MapPinned },
  { path: '/admin2/synonyma', label: admin.menu.synonyms, Icon: WholeWord },
  { path: '/admin2/seo-url', label: admin.menu.seoUrls, Icon: Link2 },
  { path: '/admin2/obsah', label: admin.menu.content, Icon: FileText },
  { path: '/admin2/presmerovani', label: admin.menu.redirects, Icon: Signpost },
];

const system: readonly MenuEntry[] = [
  { path: '/admin2/fronty', label: admin.menu.queues, Icon: ListChecks },
  { path: '/admin2/posta', label: admin.menu.mails, Icon: Mail },
  { path: '/admin2/protokol', label: admin.menu.actionLog, Icon: ScrollText },
  { path: '/admin2/nastaveni', label: admin.menu.settings, Icon: Settings2 },
];

/** Menu groups. Empty groups are not shown; the palette lists the same entries. */
export const menu: readonly MenuGroup[] = [
  { key: 'work', entries: work },
  { key: 'people', entries: people },
  { key: 'web', entries: web },
  { key: 'system', entries: system },
];

/** Redirect target of the console's base path. */
export const START_PATH = '/admin2/dashboard';

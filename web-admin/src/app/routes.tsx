import {
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
  Newspaper,
  ScrollText,
  Settings2,
  Signpost,
  Sparkles,
  Tags,
  UsersRound,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { admin } from '@prostora/strings';

export type ConsolePage = { path: string; Component: ComponentType };

const Overview = lazy(() => import('./overview.page.tsx'));
const Spaces = lazy(() => import('./spaces.page.tsx'));
const AllSpaces = () => <Spaces all />;

/** Pages of the console by full path (SPEC §2); each is a chunk of its own. */
export const pages: readonly ConsolePage[] = [
  { path: '/admin2/dashboard', Component: Overview },
  { path: '/admin2/zakaznici', Component: lazy(() => import('./customers.page.tsx')) },
  { path: '/admin2/zakaznici/:id', Component: lazy(() => import('./customer.page.tsx')) },
  { path: '/admin2/uzivatele', Component: lazy(() => import('./users.page.tsx')) },
  { path: '/admin2/uzivatele/:id', Component: lazy(() => import('./user.page.tsx')) },
  { path: '/admin2/prostory', Component: Spaces },
  { path: '/admin2/prostory/:id', Component: lazy(() => import('./space.page.tsx')) },
  { path: '/admin-prostory', Component: AllSpaces },
  { path: '/admin2/budovy', Component: lazy(() => import('./buildings.page.tsx')) },
  { path: '/admin2/budovy/:id', Component: lazy(() => import('./building.page.tsx')) },
  { path: '/admin2/rezervace', Component: lazy(() => import('./reservations.page.tsx')) },
  { path: '/admin2/rezervace/:id', Component: lazy(() => import('./reservation.page.tsx')) },
  { path: '/admin2/poptavky', Component: lazy(() => import('./inquiries.page.tsx')) },
  { path: '/admin2/poptavky/:id', Component: lazy(() => import('./inquiry.page.tsx')) },
  { path: '/admin2/clenstvi', Component: lazy(() => import('./membership.page.tsx')) },
  { path: '/admin2/ciselnik', Component: lazy(() => import('./taxonomy.page.tsx')) },
  { path: '/admin2/lokality', Component: lazy(() => import('./locations.page.tsx')) },
  { path: '/admin2/blog', Component: lazy(() => import('./blog.page.tsx')) },
  { path: '/admin2/blog/new', Component: lazy(() => import('./new-blog-post.page.tsx')) },
  { path: '/admin2/blog/:id/edit', Component: lazy(() => import('./blog-post.page.tsx')) },
  { path: '/admin2/blog/categories', Component: lazy(() => import('./blog-categories.page.tsx')) },
  { path: '/admin2/blog/tags', Component: lazy(() => import('./blog-tags.page.tsx')) },
  { path: '/admin2/blog/ai-writer', Component: lazy(() => import('./ai-writer.page.tsx')) },
  { path: '/admin2/seo-url', Component: lazy(() => import('./seo-urls.page.tsx')) },
  { path: '/admin2/seo-url/nova', Component: lazy(() => import('./new-seo-url.page.tsx')) },
  { path: '/admin2/seo-url/hromadne', Component: lazy(() => import('./bulk-seo.page.tsx')) },
  { path: '/admin2/seo-url/:id', Component: lazy(() => import('./seo-url.page.tsx')) },
  { path: '/admin2/presmerovani', Component: lazy(() => import('./redirects.page.tsx')) },
  { path: '/admin2/obsah', Component: lazy(() => import('./content-pages.page.tsx')) },
  { path: '/admin2/obsah/nova', Component: lazy(() => import('./new-content.page.tsx')) },
  { path: '/admin2/obsah/podminky', Component: lazy(() => import('./legal-terms.page.tsx')) },
  { path: '/admin2/obsah/:id', Component: lazy(() => import('./content.page.tsx')) },
  { path: '/admin2/fronty', Component: lazy(() => import('./queues.page.tsx')) },
  { path: '/admin2/posta', Component: lazy(() => import('./mails.page.tsx')) },
  { path: '/admin2/posta/sablony', Component: lazy(() => import('./mail-templates.page.tsx')) },
  { path: '/admin2/protokol', Component: lazy(() => import('./action-log.page.tsx')) },
  { path: '/admin2/nastaveni', Component: lazy(() => import('./settings.page.tsx')) },
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
];

const people: readonly MenuEntry[] = [
  { path: '/admin2/zakaznici', label: admin.menu.customers, Icon: Building2 },
  { path: '/admin2/uzivatele', label: admin.menu.users, Icon: UsersRound },
  { path: '/admin2/clenstvi', label: admin.menu.membership, Icon: CreditCard },
];

const web: readonly MenuEntry[] = [
  { path: '/admin2/blog', label: admin.menu.blog, Icon: Newspaper },
  { path: '/admin2/blog/ai-writer', label: admin.menu.aiWriter, Icon: Sparkles },
  { path: '/admin2/ciselnik', label: admin.menu.taxonomy, Icon: Tags },
  { path: '/admin2/lokality', label: admin.menu.locations, Icon: MapPinned },
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

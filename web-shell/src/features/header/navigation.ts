import type { SiteInfo } from '@prostora/api-client';
import { buildContentUrl, urls } from '@prostora/contracts';
import { common } from '@prostora/strings';

export type NavigationItem = {
  to: string;
  label: string;
  /** Whether the item is current at a path. */
  current: (path: string) => boolean;
};

type Menu = SiteInfo['menu'];

const SPACES: NavigationItem = {
  to: urls.home,
  label: common.header.spaces,
  current: (path) => path === '/' || /^\/(?:katalog|prostor)(?:\/|$)/u.test(path),
};
const DEMAND: NavigationItem = {
  to: urls.demand,
  label: common.header.demand,
  current: (path) => path === urls.demand,
};
const BLOG: NavigationItem = {
  to: urls.blog,
  label: common.header.blog,
  current: (path) => /^\/blog(?:\/|$)/u.test(path),
};
const { header, footer } = common;

/** Menus when the API is unavailable: the fixed pages. */
export const DEFAULT_MENU: Menu = {
  header: [{ label: header.howItWorks, url: buildContentUrl('jak-to-funguje') }],
  owners: [
    { label: header.services, url: buildContentUrl('sluzby') },
    { label: header.panoramas, url: buildContentUrl('3d-foto') },
    { label: header.priceList, url: buildContentUrl('cenik') },
  ],
  footer: [
    { label: header.about, url: buildContentUrl('o-projektu') },
    { label: footer.terms, url: buildContentUrl('obchodni-podminky') },
    { label: footer.privacy, url: buildContentUrl('ochrana-osobnich-udaju') },
    { label: footer.cookies, url: buildContentUrl('cookies') },
  ],
};

const toItems = (links: Menu['header']): NavigationItem[] =>
  links.map(({ label, url }) => ({
    to: url,
    label,
    current: (path: string) => path === url || path.startsWith(`${url}/`),
  }));

/** Links of the top navigation: the catalogue, the demand, the operator's menu, the blog. */
export const toNavigationItems = (menu: Menu): readonly NavigationItem[] => [
  SPACES,
  DEMAND,
  ...toItems(menu.header),
  BLOG,
];

/** Shown in the menu of a narrow header; a wide one has an icon with the count. */
export const FAVOURITES_ITEM: NavigationItem = {
  to: urls.favourites,
  label: common.header.favourites,
  current: (path) => path === urls.favourites,
};

/** Shown to anonymous users only (SPEC §2). */
export const ADD_SPACE: NavigationItem = {
  to: urls.register,
  label: common.header.addSpace,
  current: (path) => path === urls.register,
};

/** Links of the menu for owners; a new space only for anonymous users. */
export const toOwnerItems = (menu: Menu, isGuest: boolean): readonly NavigationItem[] => [
  ...toItems(menu.owners),
  ...(isGuest ? [ADD_SPACE] : []),
];

export type AccountItem = { href: string; label: string; audience: 'super-admin' | 'customer' };

/** Items of the account menu with their audience. */
export const ACCOUNT: readonly AccountItem[] = [
  { href: urls.mySpaces, label: common.header.mySpaces, audience: 'customer' },
  { href: urls.newSpace, label: common.header.newSpace, audience: 'customer' },
  { href: urls.reservations, label: common.header.reservations, audience: 'customer' },
  { href: urls.inquiries, label: common.header.inquiries, audience: 'customer' },
  { href: urls.membership, label: common.header.membership, audience: 'customer' },
  { href: urls.account, label: common.header.settings, audience: 'customer' },
  { href: urls.console, label: common.header.consoleDashboard, audience: 'super-admin' },
  { href: '/admin2/prostory', label: common.header.consoleSpaces, audience: 'super-admin' },
  { href: '/admin-prostory', label: common.header.consoleAllSpaces, audience: 'super-admin' },
  { href: urls.customers, label: common.header.consoleCustomers, audience: 'super-admin' },
  { href: urls.users, label: common.header.consoleUsers, audience: 'super-admin' },
  { href: urls.allInquiries, label: common.header.inquiries, audience: 'super-admin' },
  { href: urls.seoUrls, label: common.header.consoleSeoUrls, audience: 'super-admin' },
  { href: urls.posts, label: common.header.blog, audience: 'super-admin' },
  { href: urls.orders, label: common.header.consoleMembership, audience: 'super-admin' },
];

/** Items visible to a user, in groups. */
export const listAccountItems = (user: { super_admin: boolean; has_customer: boolean }): AccountItem[][] =>
  [user.has_customer ? 'customer' : null, user.super_admin ? 'super-admin' : null]
    .map((whom) => ACCOUNT.filter(({ audience }) => audience === whom))
    .filter((group) => group.length > 0);

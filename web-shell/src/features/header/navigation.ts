import { urls } from '@prostora/contracts';
import { common } from '@prostora/strings';

export type NavigationItem = {
  to: string;
  label: string;
  /** Whether the item stands for the page at this path. */
  current: (path: string) => boolean;
};

/** Links of the top navigation. A page gets its line here when it exists: the header never links to nothing. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: urls.home, label: common.header.spaces, current: (path) => path === '/' || /^\/(?:katalog|prostor)(?:\/|$)/u.test(path) },
];

/** In the menu of a narrow header; a wide one has a heart with the count. */
export const FAVOURITES_ITEM: NavigationItem = { to: urls.favourites, label: common.header.favourites, current: (path) => path === urls.favourites };

/** Shown only to those who are not signed in (SPEC §2), beside the login. */
export const ADD_SPACE: NavigationItem = { to: urls.register, label: common.header.addSpace, current: (path) => path === urls.register };

export type AccountItem = { href: string; label: string; forWhom: 'super-admin' | 'customer' };

/** Entries of the account menu, by who may see them. */
export const ACCOUNT: readonly AccountItem[] = [
  { href: urls.mySpaces, label: common.header.mySpaces, forWhom: 'customer' },
  { href: urls.newSpace, label: common.header.newSpace, forWhom: 'customer' },
  { href: urls.reservations, label: common.header.reservations, forWhom: 'customer' },
  { href: urls.inquiries, label: common.header.inquiries, forWhom: 'customer' },
  { href: urls.membership, label: common.header.membership, forWhom: 'customer' },
  { href: urls.account, label: common.header.settings, forWhom: 'customer' },
  { href: urls.console, label: common.header.consoleDashboard, forWhom: 'super-admin' },
  { href: '/admin2/prostory', label: common.header.consoleSpaces, forWhom: 'super-admin' },
  { href: '/admin-prostory', label: common.header.consoleAllSpaces, forWhom: 'super-admin' },
  { href: urls.customers, label: common.header.consoleCustomers, forWhom: 'super-admin' },
  { href: urls.users, label: common.header.consoleUsers, forWhom: 'super-admin' },
  { href: urls.allInquiries, label: common.header.inquiries, forWhom: 'super-admin' },
  { href: urls.seoUrls, label: common.header.consoleSeoUrls, forWhom: 'super-admin' },
  { href: urls.orders, label: common.header.consoleMembership, forWhom: 'super-admin' },
];

/** Entries a user sees, group by group. */
export const accountItemsFor = (user: { super_admin: boolean; has_customer: boolean }): AccountItem[][] =>
  [user.has_customer ? 'customer' : null, user.super_admin ? 'super-admin' : null]
    .map((whom) => ACCOUNT.filter(({ forWhom }) => forWhom === whom))
    .filter((group) => group.length > 0);

import { urls } from '@prostora/contracts';
import { common } from '@prostora/strings';

export type NavigationItem = {
  to: string;
  label: string;
  /** Whether the item stands for the page at this path. */
  current: (path: string) => boolean;
  /** Shown only to those who are not signed in. */
  guestsOnly?: boolean;
};

/** Links of the top navigation. A page gets its line here when it exists: the header never links to nothing. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: urls.home, label: common.header.spaces, current: (path) => path === '/' || /^\/(?:katalog|prostor)(?:\/|$)/u.test(path) },
];

export type AccountItem = { href: string; label: string; forWhom: 'super-admin' | 'customer' };

/** Entries of the account menu, by who may see them. */
export const ACCOUNT: readonly AccountItem[] = [
  { href: urls.console, label: common.header.consoleDashboard, forWhom: 'super-admin' },
  { href: '/admin2/prostory', label: common.header.consoleSpaces, forWhom: 'super-admin' },
  { href: '/admin-prostory', label: common.header.consoleAllSpaces, forWhom: 'super-admin' },
];

/** Entries a user sees. */
export const accountItemsFor = (user: { super_admin: boolean; has_customer: boolean }): AccountItem[] =>
  ACCOUNT.filter((item) => (item.forWhom === 'super-admin' ? user.super_admin : user.has_customer));

import type { SessionUser } from '@prostora/api-client';
import { consoleUrls, urls, type MemberPermission } from '@prostora/contracts';
import { accountMenu as texts } from '@prostora/strings/cs/account-menu.ts';

export type AccountItem = {
  href: string;
  label: string;
  audience: 'super-admin' | 'customer';
  /** Right of the member’s role without which the item is hidden. */
  right?: MemberPermission;
};

/** Items of the account menu with their audience. */
const ACCOUNT: readonly AccountItem[] = [
  { href: urls.mySpaces, label: texts.mySpaces, audience: 'customer' },
  { href: urls.newSpace, label: texts.newSpace, audience: 'customer', right: 'write' },
  { href: urls.reservations, label: texts.reservations, audience: 'customer' },
  { href: urls.inquiries, label: texts.inquiries, audience: 'customer', right: 'inquiries' },
  { href: urls.membership, label: texts.membership, audience: 'customer', right: 'plan' },
  { href: urls.account, label: texts.settings, audience: 'customer' },
  { href: urls.operatorAccount, label: texts.operatorAccount, audience: 'super-admin' },
  { href: urls.console, label: texts.consoleDashboard, audience: 'super-admin' },
  { href: consoleUrls.reviewSpaces, label: texts.consoleSpaces, audience: 'super-admin' },
  { href: consoleUrls.allSpaces, label: texts.consoleAllSpaces, audience: 'super-admin' },
  { href: consoleUrls.customers, label: texts.consoleCustomers, audience: 'super-admin' },
  { href: urls.users, label: texts.consoleUsers, audience: 'super-admin' },
  { href: consoleUrls.allInquiries, label: texts.inquiries, audience: 'super-admin' },
  { href: consoleUrls.seoUrls, label: texts.consoleSeoUrls, audience: 'super-admin' },
  { href: consoleUrls.posts, label: texts.consoleBlog, audience: 'super-admin' },
  { href: consoleUrls.orders, label: texts.consoleMembership, audience: 'super-admin' },
];

/** Items visible to a user, in groups. */
export const listAccountItems = (
  user: Pick<SessionUser, 'super_admin' | 'has_customer' | 'customer'>,
): AccountItem[][] =>
  [user.has_customer ? 'customer' : null, user.super_admin ? 'super-admin' : null]
    .map((whom) =>
      ACCOUNT.filter(
        ({ audience, right }) =>
          audience === whom && (right === undefined || (user.customer?.rights.includes(right) ?? true)),
      ),
    )
    .filter((group) => group.length > 0);

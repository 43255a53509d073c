import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isMember, mayActFor } from '../../accounts/members/index.ts';
import { priceListForbidden, priceListNotFound, priceListPublished } from './price-list.errors.ts';
import type { PriceList, PriceListState } from './price-list.entity.ts';

export const PRICE_LIST_ACTIONS = ['edit', 'publish', 'copy', 'archive'] as const;
export type PriceListAction = (typeof PRICE_LIST_ACTIONS)[number];

const ACTIONS: Readonly<Record<PriceListState, readonly PriceListAction[]>> = {
  draft: ['edit', 'publish', 'copy', 'archive'],
  published: ['copy', 'archive'],
  archived: ['copy'],
};

export const listAllowedActions = ({ state }: Pick<PriceList, 'state'>): readonly PriceListAction[] =>
  ACTIONS[state];

/** Price lists belong to the customer as a whole, so members limited to some spaces may not use them. */
type PriceListPermission = Extract<MemberPermission, 'price' | 'write'>;

/**
 * @throws NOTFOUND for a list of another owner, so that its existence is not revealed, FORBIDDEN to members
 * without the permission
 */
export function assertOwnPriceList(
  actor: Actor,
  list: PriceList | null,
  permission: PriceListPermission,
): asserts list is PriceList {
  if (list === null || !isMember(actor, list.customer.id)) throw priceListNotFound();
  if (!mayActFor(actor, list.customer.id, permission, null)) throw priceListForbidden();
}

/** @throws PRICE_LIST_PUBLISHED for a published or archived list */
export function assertDraft({ state }: Pick<PriceList, 'state'>): void {
  if (state !== 'draft') throw priceListPublished();
}

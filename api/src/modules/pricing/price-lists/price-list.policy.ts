import type { Actor } from '../../../platform/http/actor.ts';
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

/** @throws FORBIDDEN without a customer, as of an operator */
export function requireCustomer({ customerId }: Actor): number {
  if (customerId === null) throw priceListForbidden();
  return customerId;
}

/** @throws NOTFOUND for a list of another owner, so that its existence is not revealed */
export function assertOwnPriceList(actor: Actor, list: PriceList | null): asserts list is PriceList {
  if (list === null || actor.customerId === null || list.customer.id !== actor.customerId)
    throw priceListNotFound();
}

/** @throws PRICE_LIST_PUBLISHED for a published or archived list */
export function assertDraft({ state }: Pick<PriceList, 'state'>): void {
  if (state !== 'draft') throw priceListPublished();
}

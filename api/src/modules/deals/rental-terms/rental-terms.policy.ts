import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isMember, mayActFor } from '../../accounts/members/index.ts';
import { rentalTermsForbidden, rentalTermsNotFound, rentalTermsPublished } from './rental-terms.errors.ts';
import type { RentalTerms, RentalTermsState } from './rental-terms.entity.ts';

export const RENTAL_TERMS_ACTIONS = ['edit', 'publish', 'copy', 'archive'] as const;
export type RentalTermsAction = (typeof RENTAL_TERMS_ACTIONS)[number];

const ACTIONS: Readonly<Record<RentalTermsState, readonly RentalTermsAction[]>> = {
  draft: ['edit', 'publish', 'copy', 'archive'],
  published: ['copy', 'archive'],
  archived: ['copy'],
};

export const listAllowedActions = ({ state }: Pick<RentalTerms, 'state'>): readonly RentalTermsAction[] =>
  ACTIONS[state];

/** Rental terms belong to the customer as a whole, so members limited to some spaces may not use them. */
type RentalTermsPermission = Extract<MemberPermission, 'price' | 'write'>;

/**
 * @throws NOTFOUND for terms of another owner, so that their existence is not revealed, FORBIDDEN to members without the
 * permission
 */
export function assertOwnRentalTerms(
  actor: Actor,
  terms: RentalTerms | null,
  permission: RentalTermsPermission,
): asserts terms is RentalTerms {
  if (terms === null || !isMember(actor, terms.customer.id)) throw rentalTermsNotFound();
  if (!mayActFor(actor, terms.customer.id, permission, null)) throw rentalTermsForbidden();
}

/** @throws RENTAL_TERMS_PUBLISHED for published or archived terms */
export function assertDraft({ state }: Pick<RentalTerms, 'state'>): void {
  if (state !== 'draft') throw rentalTermsPublished();
}

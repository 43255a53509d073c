import { toPragueDay } from '@prostora/contracts';
import { findCompanyName } from '../../accounts/customers/index.ts';
import type { OwnerProfile } from '../../spaces/index.ts';

/** Requests, and kept bookings, below which a number says little about an owner. */
export const MIN_COUNTED = 5;

export type OwnerRecord = {
  name: string;
  ico: string | null;
  personName: string;
  email: string;
  personNamePublic: boolean;
  createdAt: Date;
  /** Blocked or erased. */
  isHidden: boolean;
  requests: number;
  answered: number;
  medianMinutes: number | null;
  keptBookings: number;
  /** Day of the check that found the present name and IČO in the register; null without one. */
  verifiedOn: string | null;
};

/** Null for an owner who is blocked or erased. */
export function toOwnerProfile(owner: OwnerRecord): OwnerProfile | null {
  if (owner.isHidden) return null;
  const companyName = findCompanyName(owner);
  const { requests, answered, medianMinutes, keptBookings, ico, verifiedOn } = owner;
  const personName = owner.personName || null;
  return {
    name: companyName ?? personName,
    personName: companyName !== null && owner.personNamePublic ? personName : null,
    since: toPragueDay(owner.createdAt).slice(0, 7),
    response: requests < MIN_COUNTED ? null : { medianMinutes, answeredShare: answered / requests },
    keptBookings: keptBookings < MIN_COUNTED ? null : keptBookings,
    company: ico !== null && verifiedOn !== null ? { ico, checkedOn: verifiedOn } : null,
  };
}

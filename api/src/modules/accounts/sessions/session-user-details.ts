import type { CurrentMembership } from '../customers/index.ts';
import type { Membership } from '../members/index.ts';
import type { User } from '../users/index.ts';

export type SessionUserDetails = CurrentMembership & {
  user: User;
  /** The customer that the session acts for. */
  membership: Membership | null;
  /** All customers that the user may act for. */
  memberships: Membership[];
  impersonator: User | null;
  isSecondFactorMissing: boolean;
};

import type { CurrentMembership, Customer } from '../customers/index.ts';
import type { User } from '../users/index.ts';

export type SessionUserDetails = CurrentMembership & {
  user: User;
  customer: Customer | null;
  impersonator: User | null;
  isSecondFactorMissing: boolean;
};

import type { Customer } from '../customers/index.ts';
import type { CurrentSubscription } from '../subscriptions/index.ts';
import type { User } from '../users/index.ts';

export type SessionUserDetails = CurrentSubscription & {
  user: User;
  customer: Customer | null;
  impersonator: User | null;
  isSecondFactorMissing: boolean;
};

import type { Customer } from '../customers/index.ts';
import type { User } from '../users/index.ts';

export type AccountDetails = { user: User; customer: Customer | null; pendingEmail: string | null };

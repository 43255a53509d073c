import type { Person } from '../../../platform/privacy/index.ts';
import type { Customer } from '../customers/index.ts';
import type { User } from '../users/index.ts';

/**
 * The person whose data are exported or erased.
 * @param customer the customer whose data belong to the person
 */
export function toPerson(
  { id, email, emailConfirmedAt, name }: Pick<User, 'id' | 'email' | 'emailConfirmedAt' | 'name'>,
  customer: Customer | null,
): Person {
  return {
    userId: id,
    customerId: customer?.id ?? null,
    email,
    ownsEmail: emailConfirmedAt !== null,
    names: [name, ...(customer ? [customer.name] : [])].filter((each) => each !== ''),
  };
}

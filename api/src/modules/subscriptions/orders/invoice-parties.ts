import type { BillingData } from '../../accounts/customers/index.ts';
import type { SiteValues } from '../../settings/index.ts';
import { toIban } from './czech-account.ts';
import type { InvoiceParty, InvoiceSupplier } from '../plan-order.entity.ts';

/** The operator's company by the current settings. */
export function toSupplierParty({
  company: { name, ico, dic, register },
  billing: { street, city, postalCode, account, isVatPayer },
}: SiteValues): InvoiceSupplier {
  return {
    name,
    ico,
    dic: isVatPayer ? dic : null,
    street,
    city,
    postalCode,
    iban: toIban(account),
    register,
    isVatPayer,
  };
}

/** The customer as buyer; null when the name or the address is missing. */
export function toBuyerParty({ name, ico, dic, street, city, postalCode }: BillingData): InvoiceParty | null {
  const isComplete = [name, street, city, postalCode].every((part) => part !== null && part.trim() !== '');
  return isComplete ? { name, ico, dic, street, city, postalCode } : null;
}

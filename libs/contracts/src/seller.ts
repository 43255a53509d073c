/** What the operator of the site fills in before anything is sold. */
export const SELLER_FIELDS = [
  'company_name',
  'company_address',
  'company_ico',
  'company_dic',
  'company_register',
  'company_phone',
  'company_email',
  'billing_street',
  'billing_city',
  'billing_postal_code',
  'billing_account',
] as const;
export type SellerField = (typeof SELLER_FIELDS)[number];

export type Seller = {
  company: {
    name: string;
    address: string;
    ico: string;
    dic: string;
    register: string;
    phone: string;
    email: string;
  };
  billing: { street: string; city: string; postalCode: string; account: string; isVatPayer: boolean };
};

/** What the operator has not filled in; until then orders are refused. Only a VAT payer has a DIČ. */
export function listMissingSellerFields({ company, billing }: Seller): SellerField[] {
  const values: Readonly<Record<SellerField, string | null>> = {
    company_name: company.name,
    company_address: company.address,
    company_ico: company.ico,
    company_dic: billing.isVatPayer ? company.dic : null,
    company_register: company.register,
    company_phone: company.phone,
    company_email: company.email,
    billing_street: billing.street,
    billing_city: billing.city,
    billing_postal_code: billing.postalCode,
    billing_account: billing.account,
  };
  return SELLER_FIELDS.filter((field) => values[field]?.trim() === '');
}

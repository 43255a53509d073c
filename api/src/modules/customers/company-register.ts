/** A company as a public register knows it. */
export type Company = {
  /** Eight digits. */
  readonly ico: string;
  readonly name: string;
  readonly dic: string | null;
  /** Street with its number; in a village without streets the village's name with the number. */
  readonly street: string | null;
  readonly city: string | null;
  /** Five digits. */
  readonly postalCode: string | null;
  /** Registered for VAT at this moment; a DIČ alone does not tell. */
  readonly isVatPayer: boolean;
  /** It has ceased to exist. */
  readonly isDefunct: boolean;
};

/** Port: companies by their IČO. */
export abstract class CompanyRegister {
  /** The company of a normalised IČO; null where the register knows none. Throws ARES_UNAVAILABLE when the register does not answer. */
  abstract find(ico: string): Promise<Company | null>;
}

/** A company of a public register. */
export type Company = {
  /** Eight digits. */
  readonly ico: string;
  readonly name: string;
  readonly dic: string | null;
  /** Street with its number; the name of the municipality with the number in places without streets. */
  readonly street: string | null;
  readonly city: string | null;
  /** Five digits. */
  readonly postalCode: string | null;
  /** Currently registered for VAT; having a DIČ does not imply it. */
  readonly isVatPayer: boolean;
  readonly isDefunct: boolean;
  /** Three digits, „706“ of a club. */
  readonly legalForm: string | null;
  /** Six digits, of the registered office. */
  readonly municipalityCode: string | null;
};

/** Port: companies by their IČO. */
export abstract class CompanyRegister {
  /**
   * @param ico normalized, eight digits
   * @returns null for an unknown company
   * @throws DomainError ARES_UNAVAILABLE
   */
  abstract find(ico: string): Promise<Company | null>;
}

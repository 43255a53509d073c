/** What visitors see about the owner of a space. Nothing is shown of which there is too little. */
export type OwnerProfile = {
  /** The company, or the person of a customer without one; null when neither has a name. */
  readonly name: string | null;
  /** The person beside the company, when the owner shows it. */
  readonly personName: string | null;
  /** Month of the registration, YYYY-MM. */
  readonly since: string;
  /** Of the last twelve months; the median is null without an answer. */
  readonly response: { readonly medianMinutes: number | null; readonly answeredShare: number } | null;
  readonly keptBookings: number | null;
  /** The register of companies has the IČO with this name. */
  readonly company: { readonly ico: string; readonly checkedOn: string } | null;
};

/** Port implemented by `hosting`. */
export abstract class OwnerProfilesPort {
  /** Null for an owner who is suspended or erased. */
  abstract find(customerId: number): Promise<OwnerProfile | null>;
}

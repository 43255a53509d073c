import { NO_CHOICES, moveChoices, toBookingRequest, type QuoteRequest } from './booking-request.ts';
import type { TimeSlot } from './slot-rules.ts';

/** Input of a quote in the form of the contract. */
export type QuoteInputRecord = {
  readonly space_id: number;
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly access_from: string | null;
  readonly access_until: string | null;
  readonly guests: number | null;
  readonly layout: string | null;
  readonly purpose: string | null;
  readonly tariff: string | null;
  readonly options: readonly string[] | null;
  readonly addons: readonly { readonly code: string; readonly quantity: number }[];
  readonly company: { readonly legal_form: string | null; readonly municipality_code: string | null } | null;
};
/** As it is signed. Not stored with its IČO, which may be a person's and could not be erased. */
export type SignedQuoteInput = QuoteInputRecord & { readonly ico: string | null };

/** Equal choices give equal records: codes are sorted, access at the times of the event is left out. */
export function toQuoteInput(request: QuoteRequest): SignedQuoteInput {
  const { spaceId, startsAt, endsAt, accessFrom, accessUntil, guests, layout, purpose, tariff, ico } =
    request;
  const { options, addons, company } = request;
  const toOther = (at: Date | null, own: Date): string | null =>
    at === null || at.getTime() === own.getTime() ? null : at.toISOString();
  const quantities = new Map<string, number>();
  for (const { code, quantity } of addons)
    quantities.set(code, (quantities.get(code) ?? 0) + (quantity ?? 1));
  return {
    space_id: spaceId,
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    access_from: toOther(accessFrom, startsAt),
    access_until: toOther(accessUntil, endsAt),
    guests,
    layout,
    purpose,
    tariff,
    ico,
    options: options && [...new Set(options)].sort(),
    addons: [...quantities].sort().map(([code, quantity]) => ({ code, quantity })),
    company: company && { legal_form: company.legalForm, municipality_code: company.municipalityCode },
  };
}

/** Equal for inputs that ask for the same. A missing number of guests counts as one; the company follows from its IČO. */
export const toComparableInput = ({ company: _company, guests, ...input }: SignedQuoteInput): string =>
  JSON.stringify(
    Object.entries({ ...input, guests: guests ?? 1 }).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The stored choices for another slot; none without a stored input. A number of guests not given stays unknown. */
export function toMovedRequest(
  input: QuoteInputRecord | null,
  slot: TimeSlot & { readonly spaceId: number; readonly guests: number },
): QuoteRequest {
  const { spaceId, startsAt, endsAt, guests } = slot;
  const target = { spaceId, startsAt, endsAt, guests };
  if (input === null) return { ...NO_CHOICES, ...target };
  const former = toBookingRequest({ ...input, ico: null });
  const company = input.company && {
    legalForm: input.company.legal_form,
    municipalityCode: input.company.municipality_code,
  };
  const isUnknown = former.guests === null && guests === 1;
  return { ...moveChoices(former, former, slot), company, ...target, guests: isUnknown ? null : guests };
}

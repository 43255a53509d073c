import { normalizePriceList, validatePriceList, type PriceListInput } from '@prostora/pricing';
import { assertNoFieldErrors, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { toPriceListFieldErrors } from './price-list.errors.ts';
import type { PriceListValues, PriceScopeValues } from './price-list.repository.ts';

/** Body of the contract. */
export type PriceListBody = PriceListInput & {
  readonly spaces?:
    | readonly {
        readonly space_id: number;
        readonly valid_from: string;
        readonly valid_until?: string | null;
      }[]
    | null;
};
/** A checked list. */
export type ParsedPriceList = {
  readonly values: PriceListValues;
  readonly scopes: readonly PriceScopeValues[];
};

/** @throws DomainError VALIDATION by the path of the field in the body */
export function parsePriceList(body: PriceListBody): ParsedPriceList {
  const { name, includesVat, vatPayer, dayStart, ...definition } = normalizePriceList(body);
  const scopes = (body.spaces ?? []).map(({ space_id, valid_from, valid_until }) => ({
    spaceId: space_id,
    validFrom: valid_from,
    validUntil: valid_until ?? null,
  }));
  assertNoFieldErrors({
    ...checkScopes(scopes),
    ...toPriceListFieldErrors(validatePriceList({ name, includesVat, vatPayer, dayStart, ...definition })),
  });
  return { values: { name, includesVat, vatPayer, dayStart, definition }, scopes };
}

/** A space has each day at most once. */
function checkScopes(scopes: readonly PriceScopeValues[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [index, scope] of scopes.entries()) {
    if (scope.validUntil !== null && scope.validUntil < scope.validFrom)
      errors[`spaces.${index}.valid_until`] = fieldError('dateOrder');
    else if (scopes.slice(0, index).some((former) => isSameDay(former, scope)))
      errors[`spaces.${index}.space_id`] = fieldError('priceScopeTwice');
  }
  return errors;
}

const isSameDay = (one: PriceScopeValues, other: PriceScopeValues): boolean =>
  one.spaceId === other.spaceId &&
  (one.validUntil === null || one.validUntil >= other.validFrom) &&
  (other.validUntil === null || other.validUntil >= one.validFrom);

import type { OwnerSpace, PriceListSpace } from '@prostora/api-client';
import { formatValidity, priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { findSpaceName } from '../../lib/space-names.ts';

/** Spaces of the same days together: „Velký sál, Foyer, od 1. 1. 2028“. */
export function describeScopes(scopes: readonly PriceListSpace[], spaces: readonly OwnerSpace[]): string {
  const byDays = new Map<string, string[]>();
  for (const { space_id: id, valid_from: from, valid_until: until } of scopes) {
    const days = from === '' ? '' : formatValidity(from, until);
    byDays.set(days, [...(byDays.get(days) ?? []), findSpaceName(spaces, id)]);
  }
  return [...byDays]
    .map(([days, names]) => priceListEditor.settings.scope.place(names.join(', '), days))
    .join('; ');
}

import type { CatalogState } from '@prostora/api-client';
import { toEventParams } from '@prostora/contracts';
import { publicSite } from '@prostora/strings';
import type { ReactNode } from 'react';
import { toAddress } from './catalog-sentence.ts';
import type { CatalogFilter } from './catalog-filter.ts';
import { DEFAULT_SORT } from './catalog-url.ts';

const texts = publicSite.catalog;

/** The rest of the filter as hidden inputs, so that a GET form keeps it. */
export function HiddenFilter({
  filter,
  without,
}: {
  filter: CatalogFilter;
  without: readonly string[];
}): ReactNode {
  const { location, capacity, attributes, q, search, bounds, sort, ...event } = toAddress(filter);
  const values: Record<string, string | null> = {
    ...toEventParams(event),
    location,
    capacity,
    attributes: attributes.join(','),
    q,
    search,
    bounds,
    sort: sort === DEFAULT_SORT ? null : sort,
  };
  return Object.entries(values).map(([name, value]) =>
    value && !without.includes(name) ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

type Option = { slug: string; name: string };
const SelectField = ({
  name,
  label,
  any,
  options,
  value,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
  value: string | null;
}): ReactNode => (
  <label>
    {label}
    <select name={name} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);

/**
 * The filters of the panels as native fields, without JavaScript. They precede the hidden inputs of the same
 * names: the first value of a name counts.
 */
export const NoScriptFields = ({
  state,
  filter,
  className,
}: {
  state: CatalogState;
  filter: CatalogFilter;
  className: string | undefined;
}): ReactNode => {
  const address = toAddress(filter);
  return (
    <>
      <noscript>
        <div className={className}>
          <SelectField
            name="location"
            label={texts.where}
            any={texts.whereAny}
            value={address.location}
            options={state.locations.filter((place) => place.count > 0 && place.kind !== 'country')}
          />
          <SelectField
            name="purpose"
            label={texts.occasion}
            any={texts.occasionAny}
            value={address.purpose}
            options={state.purposes.filter((purpose) => purpose.count > 0)}
          />
          <label>
            {texts.datesPanel.from}
            <input type="date" name="date_from" defaultValue={address.dateFrom ?? ''} />
          </label>
          <label>
            {texts.datesPanel.to}
            <input type="date" name="date_to" defaultValue={address.dateTo ?? ''} />
          </label>
        </div>
      </noscript>
      <HiddenFilter filter={filter} without={['q', 'search']} />
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { useApi, type Difference } from '../../kit/index.ts';
import { seoOptionsQuery } from './seo.queries.ts';

const { gone } = adminSeo.form;

/** Formatters of filter values: names instead of ids. */
export function useFilterFormatters() {
  const { data } = useQuery(seoOptionsQuery(useApi()));
  return useMemo(() => {
    const createNameFormatter =
      (options: readonly { id: number; name: string }[] | undefined, none: string) =>
      (value: unknown): string =>
        typeof value === 'number' ? (options?.find(({ id }) => id === value)?.name ?? gone(value)) : none;
    const attribute = createNameFormatter(data?.attributes, '');
    return {
      location_id: createNameFormatter(data?.locations, adminSeo.form.locationEmpty),
      purpose_id: createNameFormatter(data?.purposes, adminSeo.form.purposeEmpty),
      capacity: (value: unknown) =>
        typeof value === 'string' ? seo.catalog.capacity(value) : adminSeo.form.capacityEmpty,
      attribute_ids: (value: unknown) =>
        Array.isArray(value) && value.length > 0
          ? value.map(attribute).join(', ')
          : adminSeo.form.attributesEmpty,
      footer_links: (value: unknown) =>
        Array.isArray(value) ? value.map(({ title }: { title?: string }) => title ?? '').join(', ') : '',
    };
  }, [data]);
}

/** Formats audit changes with names instead of ids. */
export function useSeoChangeFormatter(): (change: Difference) => Difference {
  const formatters: Readonly<Record<string, (value: unknown) => string>> = useFilterFormatters();
  return useCallback(
    (change) => {
      const formatValue = formatters[change.field];
      return formatValue
        ? { ...change, before: formatValue(change.before), after: formatValue(change.after) }
        : change;
    },
    [formatters],
  );
}

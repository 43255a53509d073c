import type { AdminSeoUrl, AdminSeoUrlDraft, AdminSeoUrlInput, CapacityBucket } from '@prostora/api-client';

export type SeoLinkValue = { link_name: string; title: string; url: string };
/** Form values; texts are never null. */
export type SeoValues = {
  path: string;
  location_id: number | null;
  purpose_id: number | null;
  capacity: CapacityBucket | null;
  attribute_ids: number[];
  title: string;
  h1: string;
  meta_description: string;
  description: string;
  footer_links: SeoLinkValue[];
  in_footer: boolean;
};

export const EMPTY_VALUES: SeoValues = {
  path: '',
  location_id: null,
  purpose_id: null,
  capacity: null,
  attribute_ids: [],
  title: '',
  h1: '',
  meta_description: '',
  description: '',
  footer_links: [],
  in_footer: false,
};

const sortIds = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other);

/** Form values of a SEO URL. */
export const toFormValues = (record: AdminSeoUrl): SeoValues => ({
  path: record.path,
  location_id: record.location_id,
  purpose_id: record.purpose_id,
  capacity: record.capacity,
  attribute_ids: sortIds(record.attribute_ids),
  title: record.title,
  h1: record.h1,
  meta_description: record.meta_description,
  description: record.description,
  in_footer: record.in_footer,
  footer_links: record.footer_links.map(({ link_name, title, url }) => ({
    link_name: link_name ?? '',
    title,
    url,
  })),
});

/** Trims surrounding slashes, which are often copied with a path. */
export const trimPath = (path: string): string => path.trim().replace(/^\/+|\/+$/gu, '');

/** API input of the form. */
export const toInput = (values: SeoValues): AdminSeoUrlInput => ({
  ...values,
  path: trimPath(values.path),
  attribute_ids: sortIds(values.attribute_ids),
  title: values.title.trim(),
  h1: values.h1.trim(),
  meta_description: values.meta_description.trim(),
  footer_links: values.footer_links.map(({ link_name, title, url }) => ({
    link_name: link_name.trim() || null,
    title: title.trim(),
    url: url.trim(),
  })),
});

/** API input that recreates a deleted URL. */
export const toRestoreInput = (record: AdminSeoUrl): AdminSeoUrlInput => toInput(toFormValues(record));

export const toDraft = (values: SeoValues, id: number | null): AdminSeoUrlDraft => ({
  ...toInput(values),
  id,
});

/** Catalogue query of the form values. */
export const toCatalogQuery = ({
  location_id,
  purpose_id,
  capacity,
  attribute_ids,
}: Pick<SeoValues, 'location_id' | 'purpose_id' | 'capacity' | 'attribute_ids'>) => ({
  ...(location_id !== null && { location: String(location_id) }),
  ...(purpose_id !== null && { purpose: String(purpose_id) }),
  ...(capacity !== null && { capacity }),
  ...(attribute_ids.length > 0 && { attributes: sortIds(attribute_ids).join(',') }),
});

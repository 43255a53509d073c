import type { TaxonomyAnswer } from '@prostora/api-client';
import { SPACE_STATUSES } from '@prostora/contracts';
import { admin, formatPhone } from '@prostora/strings';
import { adminSpaces as texts } from '@prostora/strings/cs/admin-spaces.ts';
import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { formatLayout } from '@prostora/strings/cs/space-layouts.ts';
import type { Difference } from '../../kit/index.ts';
import { stripMarkup } from '../../kit/editor/strip-markup.ts';

const PHOTO_FIELDS = ['images', 'photos'];
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Formats a change of a space: photos as counts, tags, layouts and statuses by name, texts without markup. */
export function formatSpaceChange(change: Difference, taxonomy?: TaxonomyAnswer): Difference {
  const { field, before, after } = change;
  if (PHOTO_FIELDS.includes(field)) return formatPhotosChange(change);
  if (field === 'images.alt') return { field: 'images', before: null, after: texts.altsChanged };
  return {
    field,
    before: formatFieldValue(field, before, taxonomy),
    after: formatFieldValue(field, after, taxonomy),
  };
}

function formatPhotosChange({ field, before, after }: Difference): Difference {
  const [old, fresh] = [toList(before), toList(after)];
  const added = fresh.filter((id) => !old.includes(id)).length;
  const removed = old.filter((id) => !fresh.includes(id)).length;
  return {
    field,
    before: texts.photos(old.length),
    after: `${texts.photos(fresh.length)} (${texts.photosChanged(added, removed)})`,
  };
}

function formatFieldValue(field: string, value: unknown, taxonomy: TaxonomyAnswer | undefined): unknown {
  if (field === 'layouts' && Array.isArray(value))
    return value.map((layout: SpaceLayoutValue | string) =>
      typeof layout === 'string' ? layout : formatLayout(layout),
    );
  if (field === 'phone' && typeof value === 'string') return formatPhone(value);
  if (field === 'status')
    return SPACE_STATUSES.some((status) => status === value)
      ? admin.statuses[value as keyof typeof admin.statuses]
      : value;
  if ((field === 'description' || field === 'building_description') && typeof value === 'string')
    return stripMarkup(value);
  if (!taxonomy || (field !== 'purposes' && field !== 'attributes')) return value;
  const tags = field === 'purposes' ? taxonomy.purposes : [...taxonomy.equipments, ...taxonomy.services];
  return Array.isArray(value) ? value.map((id) => tags.find((tag) => tag.id === id)?.name ?? id) : value;
}

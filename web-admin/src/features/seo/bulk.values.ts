import type {
  AdminSeoBulkInput,
  AdminSeoBulkRow,
  AdminSeoUrlOptions,
  CapacityBucket,
} from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';

export type BulkValues = {
  location_ids: number[];
  purpose_ids: number[];
  capacity: CapacityBucket | null;
  templates: { path: string; title: string; h1: string; meta_description: string; description: string };
  only_with_results: boolean;
  in_footer: boolean;
};

export const INITIAL_VALUES: BulkValues = {
  location_ids: [],
  purpose_ids: [],
  capacity: null,
  templates: { ...adminSeo.bulk.defaults },
  only_with_results: true,
  in_footer: false,
};

export const toBulkInput = (values: BulkValues, dry_run: boolean): AdminSeoBulkInput => ({
  ...values,
  dry_run,
});

/** All regions, or towns by number of spaces, up to the limit of a request. */
export function listLocationIds(
  options: AdminSeoUrlOptions | undefined,
  which: 'regions' | 'towns',
  limit: number,
): number[] {
  const locations = options?.locations ?? [];
  const chosen =
    which === 'regions'
      ? locations.filter(({ kind }) => kind === 'region')
      : locations
          .filter(({ kind, count }) => kind === 'town' && count > 0)
          .sort((one, other) => other.count - one.count);
  return chosen.slice(0, limit).map(({ id }) => id);
}

export const BULK_STATES: readonly AdminSeoBulkRow['state'][] = [
  'new',
  'exists',
  'conflict',
  'no_locative',
  'empty',
  'invalid',
];

export const countByState = (rows: readonly AdminSeoBulkRow[], state: AdminSeoBulkRow['state']): number =>
  rows.filter((row) => row.state === state).length;

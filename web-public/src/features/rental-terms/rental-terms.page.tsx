import { useQueries } from '@tanstack/react-query';
import { rentalTermsUrls } from '@prostora/contracts/rental-terms-urls.ts';
import { useLocation, useSearchParams } from '@prostora/nav';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { rentalTermsPresets, type RentalTermsPresetName } from '@prostora/strings/cs/rental-terms-presets.ts';
import type { ReactNode } from 'react';
import { NoRight } from '../../components/no-right.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight } from '../../lib/use-rights.ts';
import { rentalTermsQuery } from './rental-terms-queries.ts';
import { TermsEditor } from './terms-editor.tsx';
import { toPresetValues, toValues } from './terms-form.ts';

export const handle = portalHandle(rentalTermsEditor.title);

/** Path segment of terms that are not saved yet. */
const NEW = 'nove';
const DEFAULT_PRESET = 'sal';

const isPreset = (name: string | null): name is RentalTermsPresetName =>
  name !== null && name in rentalTermsPresets;

/** Rental terms: new ones from a preset, a draft, or published ones to read. */
export function Component(): ReactNode {
  const api = useApi();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const segment = pathname.slice(rentalTermsUrls.list.length + 1);
  const isNew = segment === NEW;
  const mayWrite = useHasRight('write');
  const [terms, catalog] = useQueries({
    queries: [{ ...rentalTermsQuery(api, Number(segment)), enabled: !isNew }, ownerCatalogQuery(api)],
  });
  if (isNew && !mayWrite) return <NoRight />;
  const error = [terms, catalog].find((each) => each.error && !each.data)?.error;
  if (error)
    return (
      <PageFailed
        heading={rentalTermsEditor.title}
        error={error}
        onRetry={() => void Promise.all([isNew ? null : terms.refetch(), catalog.refetch()])}
      />
    );
  if ((!isNew && !terms.data) || !catalog.data) return <PortalSkeleton />;
  const preset = query.get('vzor');
  const stored = terms.data?.rental_terms ?? null;
  return (
    <TermsEditor
      key={isNew ? `${NEW}-${preset}` : segment}
      terms={stored}
      initial={stored ? toValues(stored) : toPresetValues(isPreset(preset) ? preset : DEFAULT_PRESET)}
      spaces={catalog.data.spaces}
      isEditable={mayWrite && (stored === null || stored.allowed_actions.includes('edit'))}
    />
  );
}

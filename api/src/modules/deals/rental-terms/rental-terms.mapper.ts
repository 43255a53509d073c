import { describeCancellation, toRentalTermsBody } from '@prostora/rental-terms';
import type { RentalTermsDto, RentalTermsRowDto } from './rental-terms.dto.ts';
import type { RentalTerms } from './rental-terms.entity.ts';
import { listAllowedActions } from './rental-terms.policy.ts';

export const toRentalTermsRow = (terms: RentalTerms): RentalTermsRowDto => ({
  id: terms.id,
  name: terms.name,
  state: terms.state,
  version: terms.version,
  is_default: terms.isDefault,
  space_ids: terms.spaceIds,
  sentences: describeCancellation(terms.definition.cancellation),
  published_at: terms.publishedAt?.toISOString() ?? null,
  updated_at: terms.updatedAt.toISOString(),
  allowed_actions: [...listAllowedActions(terms)],
});

export const toRentalTermsDto = (terms: RentalTerms): RentalTermsDto => ({
  ...toRentalTermsRow(terms),
  definition: toRentalTermsBody(terms.definition),
  copied_from_id: terms.copiedFrom?.id ?? null,
  created_at: terms.createdAt.toISOString(),
});

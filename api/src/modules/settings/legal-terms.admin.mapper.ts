import type { LegalTermsEdition } from './legal-terms.service.ts';
import type { AdminTermsTextDto, AdminTermsVersionDto } from './legal-terms.admin.dto.ts';
import type { LegalTermsVersion } from './legal-terms-version.entity.ts';

export const toAdminTermsVersionDto = ({
  id,
  number,
  validFrom,
  summary,
  state,
  createdAt,
}: LegalTermsEdition): AdminTermsVersionDto => ({
  id,
  number,
  valid_from: validFrom,
  summary,
  state,
  created_at: createdAt.toISOString(),
});

export const toAdminTermsTextDto = ({
  id,
  validFrom,
  html,
  summary,
}: LegalTermsVersion): AdminTermsTextDto => ({
  id,
  valid_from: validFrom,
  html,
  summary,
});

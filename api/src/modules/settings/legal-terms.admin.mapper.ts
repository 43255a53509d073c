import type { LegalTermsEdition } from './legal-terms.service.ts';
import type { AdminLegalTermsTextDto, AdminLegalTermsVersionDto } from './legal-terms.admin.dto.ts';
import type { LegalTermsVersion } from './legal-terms-version.entity.ts';

export const toAdminTermsVersionDto = ({
  id,
  number,
  validFrom,
  summary,
  state,
  createdAt,
}: LegalTermsEdition): AdminLegalTermsVersionDto => ({
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
}: LegalTermsVersion): AdminLegalTermsTextDto => ({
  id,
  valid_from: validFrom,
  html,
  summary,
});

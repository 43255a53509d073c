import type { TermsEdition } from './site-terms.service.ts';
import type { AdminTermsTextDto, AdminTermsVersionDto } from './terms.admin.dto.ts';
import type { TermsVersion } from './terms-version.entity.ts';

export const termsRow = ({
  id,
  number,
  validFrom,
  summary,
  state,
  createdAt,
}: TermsEdition): AdminTermsVersionDto => ({
  id,
  number,
  valid_from: validFrom,
  summary,
  state,
  created_at: createdAt.toISOString(),
});

export const termsText = ({ id, validFrom, html, summary }: TermsVersion): AdminTermsTextDto => ({
  id,
  valid_from: validFrom,
  html,
  summary,
});

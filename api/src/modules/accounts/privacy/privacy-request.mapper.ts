import { privacyArchive } from '@prostora/strings/cs/privacy.ts';
import { strToU8, zipSync } from 'fflate';
import { resolvePrivacyRequestState } from './privacy-request.states.ts';
import type { PrivacyRequestDto } from './privacy-request.dto.ts';
import type { LinkedPrivacyRequest } from './privacy-requests.service.ts';

export const toPrivacyRequestDto = (
  { request, email, isFileLink }: LinkedPrivacyRequest,
  now: Date,
): PrivacyRequestDto => ({
  kind: request.kind,
  state: resolvePrivacyRequestState(request, now),
  email,
  due_on: request.dueOn,
  has_file: isFileLink,
  file_expires_at: request.fileExpiresAt?.toISOString() ?? null,
});

/** ZIP file of exported personal data, with an explanation. */
export const buildDataArchive = (data: Record<string, unknown>): Uint8Array =>
  zipSync({
    [privacyArchive.readmeName]: strToU8(privacyArchive.readme),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
  });

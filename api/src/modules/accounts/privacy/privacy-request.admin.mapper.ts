import { formatError } from '../../../platform/error-responses/index.ts';
import type { ErasurePreview } from './person-erasure.service.ts';
import type { AdminErasurePreviewDto, AdminPrivacyRequestDto } from './privacy-request.admin.dto.ts';
import type { ListedPrivacyRequest } from './privacy-request.repository.ts';
import { resolvePrivacyRequestState } from './privacy-request.states.ts';

export function toAdminPrivacyRequestDto(request: ListedPrivacyRequest, now: Date): AdminPrivacyRequestDto {
  const { id, kind, channel, email, dueOn, createdAt, provedAt, doneAt, linkExpiresAt, createdBy } = request;
  return {
    id,
    kind,
    channel,
    state: resolvePrivacyRequestState(request, now),
    email,
    due_on: dueOn,
    created_at: createdAt.toISOString(),
    proved_at: provedAt?.toISOString() ?? null,
    done_at: doneAt?.toISOString() ?? null,
    link_expires_at: linkExpiresAt?.toISOString() ?? null,
    created_by: createdBy && { id: createdBy.id, email: createdBy.email },
  };
}

export const toErasurePreviewDto = ({
  userId,
  erased,
  retained,
  keepsCustomer,
  block,
}: ErasurePreview): AdminErasurePreviewDto => ({
  user_id: userId,
  erased: erased.map(({ name, count }) => ({ name, count })),
  retained: retained.map(({ name, reason, count }) => ({ name, reason, count })),
  keeps_customer: keepsCustomer,
  block: block && { error_code: block.code, message: formatError(block) },
});

import type { Redirect } from '../redirect.entity.ts';
import type { AdminRedirectDto } from './redirect.admin.dto.ts';

export const toRedirectDto = ({
  id,
  fromPath,
  toPath,
  manual,
  createdAt,
  version,
}: Redirect): AdminRedirectDto => ({
  id,
  from_path: fromPath,
  to_path: toPath,
  manual,
  created_at: createdAt.toISOString(),
  version,
});

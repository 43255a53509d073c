import type { BlockWithValue } from './sender-blocks.service.ts';
import type { SenderBlockDto } from './sender-block.admin.dto.ts';

export const toSenderBlockDto = ({ block, value }: BlockWithValue): SenderBlockDto => ({
  id: block.id,
  kind: block.kind,
  value,
  reason: block.reason,
  until: block.until?.toISOString() ?? null,
  created_at: block.createdAt.toISOString(),
  created_by: block.createdBy?.name ?? null,
  hits: block.hits,
  last_hit_at: block.lastHitAt?.toISOString() ?? null,
});

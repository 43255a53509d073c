import type { AccessLink } from '../users/index.ts';
import type { AccountLinksDto } from './account-links.dto.ts';

export const toAccountLinks = (links: readonly AccessLink[]): AccountLinksDto => ({
  items: links.map(({ id, kind, spaceName, createdAt, usedAt }) => ({
    id,
    kind,
    space_name: spaceName,
    created_at: createdAt?.toISOString() ?? null,
    used_at: usedAt?.toISOString() ?? null,
  })),
});

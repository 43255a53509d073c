import type { SpaceStatus } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { StatusTag, type StatusStyle } from './status-tag.tsx';

const statusStyles: Readonly<Record<SpaceStatus, StatusStyle>> = {
  DRAFT: { tone: 'grey', shape: 'ring' },
  WAITING_FOR_APPROVAL: { tone: 'orange', shape: 'half' },
  PUBLISHED: { tone: 'green', shape: 'dot' },
  DISABLED: { tone: 'red', shape: 'dash' },
  DELETED: { tone: 'grey', shape: 'struck' },
};

/** Status tag of a space. A paused space exceeds the limit of its owner's plan, of a suspended one the owner is blocked. */
export const SpaceStatusTag = ({
  status,
  isPaused = false,
  isSuspended = false,
}: {
  status: SpaceStatus;
  isPaused?: boolean;
  isSuspended?: boolean;
}) =>
  isPaused || isSuspended ? (
    <StatusTag tone="orange" shape="dash">
      {isSuspended ? admin.suspended : admin.paused}
    </StatusTag>
  ) : (
    <StatusTag {...statusStyles[status]}>{admin.statuses[status]}</StatusTag>
  );

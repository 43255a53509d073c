import type { SpaceStatusValue } from '@prostora/contracts';

export type SpaceAction =
  | 'edit'
  | 'request_publication'
  | 'resume'
  | 'withdraw'
  | 'approve'
  | 'return'
  | 'unpublish'
  | 'disable'
  | 'enable'
  | 'delete'
  | 'restore';

/**
 * Roles of an actor for a space. The holder of an edit link has the owner's role, with `byLink` set; so has a
 * member of the owner's team, with `cannotDelete` set when the deletion is left to others.
 */
export type SpaceRole = {
  isOwner: boolean;
  isOperator: boolean;
  byLink?: boolean;
  cannotDelete?: boolean;
};

/** A step of the workflow. */
export type Transition = {
  action: Exclude<SpaceAction, 'edit'>;
  from: readonly SpaceStatusValue[];
  to: SpaceStatusValue;
  by: 'owner' | 'operator' | 'both';
  /** `publish` is taken by a save (PRODUCT §3), `status` by the status route. */
  via: 'publish' | 'status';
  needsReason?: true;
};

/** The workflow of PRODUCT §3; any other step is a conflict. */
const TRANSITIONS: readonly Transition[] = [
  { action: 'request_publication', from: ['DRAFT'], to: 'WAITING_FOR_APPROVAL', by: 'owner', via: 'publish' },
  { action: 'approve', from: ['WAITING_FOR_APPROVAL'], to: 'PUBLISHED', by: 'operator', via: 'publish' },
  { action: 'withdraw', from: ['WAITING_FOR_APPROVAL'], to: 'DRAFT', by: 'owner', via: 'status' },
  {
    action: 'return',
    from: ['WAITING_FOR_APPROVAL'],
    to: 'DRAFT',
    by: 'operator',
    via: 'status',
    needsReason: true,
  },
  { action: 'unpublish', from: ['PUBLISHED'], to: 'DRAFT', by: 'both', via: 'status' },
  {
    action: 'disable',
    from: ['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED'],
    to: 'DISABLED',
    by: 'operator',
    via: 'status',
    needsReason: true,
  },
  { action: 'enable', from: ['DISABLED'], to: 'DRAFT', by: 'operator', via: 'status' },
  {
    action: 'delete',
    from: ['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED', 'DISABLED'],
    to: 'DELETED',
    by: 'both',
    via: 'status',
  },
  { action: 'restore', from: ['DELETED'], to: 'DRAFT', by: 'operator', via: 'status' },
];

/** A paused or hidden space resumes without approval, because it was approved before. */
const RESUME: Transition = {
  action: 'resume',
  from: ['DRAFT'],
  to: 'PUBLISHED',
  by: 'owner',
  via: 'publish',
};

export type SpaceState = {
  status: SpaceStatusValue;
  pausedAt: Date | null;
  hiddenAt: Date | null;
  /** A suspended space returns when its owner is unblocked, and by no step of the workflow. */
  suspendedAt: Date | null;
};

/** Whether the space is published, or paused, hidden or suspended and resumes without approval. */
export const isApproved = ({ status, pausedAt, hiddenAt, suspendedAt }: SpaceState): boolean =>
  status === 'PUBLISHED' || pausedAt !== null || hiddenAt !== null || suspendedAt !== null;

const canTake = (transition: Transition, role: SpaceRole): boolean =>
  (transition.by !== 'operator' &&
    role.isOwner &&
    !(role.cannotDelete === true && transition.action === 'delete')) ||
  (transition.by !== 'owner' && role.isOperator);

/** The transition allowed for the role, or null. An operator who owns the space acts as operator first. */
export function findTransition(
  from: SpaceStatusValue,
  to: SpaceStatusValue,
  via: Transition['via'],
  role: SpaceRole,
): Transition | null {
  const possible = TRANSITIONS.filter(
    (one) => one.from.includes(from) && one.to === to && one.via === via && canTake(one, role),
  );
  return possible.find((one) => role.isOperator && one.by !== 'owner') ?? possible[0] ?? null;
}

function listTransitions(space: SpaceState, role: SpaceRole): Transition[] {
  const { status } = space;
  const transitions = TRANSITIONS.map((one) =>
    isApproved(space) && one.action === 'request_publication' ? RESUME : one,
  );
  return transitions.filter(
    (one) =>
      one.from.includes(status) &&
      canTake(one, role) &&
      !(one.action === 'resume' && space.suspendedAt !== null),
  );
}

/** The transition that a save with `publish` takes. */
export const findPublishTransition = (space: SpaceState, role: SpaceRole): Transition | null =>
  listTransitions(space, role).find(({ via }) => via === 'publish') ?? null;

/** Actions allowed for the role in the present state; the UI renders its buttons from them. */
export function listAllowedActions(space: SpaceState, role: SpaceRole): SpaceAction[] {
  const { status } = space;
  const actions = listTransitions(space, role).map((one): SpaceAction => one.action);
  const canEdit =
    (role.isOwner && status !== 'DELETED' && status !== 'DISABLED') ||
    (role.isOperator && status !== 'DELETED');
  return canEdit ? ['edit', ...actions] : actions;
}

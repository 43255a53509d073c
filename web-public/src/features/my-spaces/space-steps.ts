import type { OwnerSpace, SpaceAction } from '@prostora/api-client';
import { findStepForField } from '../../lib/wizard-url.ts';

/** Actions in the list that change the status of a space. */
export const STATUS_ACTIONS = ['request_publication', 'resume', 'withdraw', 'unpublish', 'delete'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];
export type NextStep =
  | 'complete'
  | 'request'
  | 'resume'
  | 'withdraw'
  | 'calendar'
  | 'show'
  | 'support'
  | 'choose';

/** Missing fields that the wizard can fill in; the e-mail has its own notice. */
export const listFillable = (space: OwnerSpace): OwnerSpace['missing'] =>
  space.missing.filter((item) => findStepForField(item.field) !== null);

/** Whether the space returns to the catalogue without an approval. */
const isApproved = ({ paused_at, hidden_at, suspended_at }: OwnerSpace): boolean =>
  paused_at !== null || hidden_at !== null || suspended_at !== null;
const isAllowed = (space: OwnerSpace, action: SpaceAction): boolean => space.allowed_actions.includes(action);

/** The next step of a space. A suspended one has none; the choice within the plan is that of a majitel. */
export function resolveNextStep(space: OwnerSpace, isOwner = true): NextStep {
  if (space.status === 'DISABLED') return 'support';
  if (isAllowed(space, 'withdraw')) return 'withdraw';
  if (space.status === 'PUBLISHED') return 'calendar';
  if (space.status !== 'DRAFT' || space.suspended_at !== null || !isAllowed(space, 'edit')) return 'show';
  if (listFillable(space).length > 0) return 'complete';
  if (space.paused_at !== null) return isOwner ? 'choose' : 'show';
  return space.hidden_at === null ? 'request' : 'resume';
}

/** Other allowed actions, without the one beside the menu. */
export const listOtherActions = (space: OwnerSpace): StatusAction[] => {
  const next = resolveNextStep(space);
  return STATUS_ACTIONS.filter(
    (action) =>
      isAllowed(space, action) &&
      !(action === 'withdraw' && next === 'withdraw') &&
      !(action === 'request_publication' && next !== 'show') &&
      action !== 'resume',
  );
};

export type SpaceTask = {
  kind: 'returned' | 'disabled' | 'oneStep' | 'ready';
  space: OwnerSpace;
  text: string | null;
};

function toSpaceTask(space: OwnerSpace): SpaceTask | null {
  const missing = listFillable(space);
  if (space.status === 'DISABLED')
    return space.status_reason ? { kind: 'disabled', space, text: space.status_reason } : null;
  if (space.status !== 'DRAFT' || isApproved(space)) return null;
  if (space.status_reason) return { kind: 'returned', space, text: space.status_reason };
  if (missing.length === 1) return { kind: 'oneStep', space, text: missing[0]?.message ?? null };
  return missing.length === 0 ? { kind: 'ready', space, text: null } : null;
}

const URGENCY: Readonly<Record<SpaceTask['kind'], number>> = {
  returned: 0,
  disabled: 1,
  ready: 2,
  oneStep: 3,
};

/** Items that wait for the owner, the most urgent first. */
export const listSpaceTasks = (spaces: readonly OwnerSpace[]): SpaceTask[] =>
  spaces
    .flatMap((space) => toSpaceTask(space) ?? [])
    .toSorted((one, other) => URGENCY[one.kind] - URGENCY[other.kind]);

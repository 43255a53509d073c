import type { OwnerSpace, SpaceAction } from '@prostora/api-client';
import { stepFor } from '../../lib/wizard-address.ts';

/** Actions of an owner that change a space's status from the list. */
export const STATUS_ACTIONS = ['request_publication', 'withdraw', 'unpublish', 'delete'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];
export type NextStep = 'complete' | 'request' | 'withdraw' | 'calendar' | 'show' | 'support' | 'choose';

/** What publication needs and the owner can fill in; the e-mail has a notice of its own. */
export const fillable = (space: OwnerSpace): OwnerSpace['missing'] =>
  space.missing.filter((item) => stepFor(item.field) !== null);

const may = (space: OwnerSpace, action: SpaceAction): boolean => space.allowed_actions.includes(action);

/** The one thing to do with a space now. */
export function nextStep(space: OwnerSpace): NextStep {
  if (space.status === 'DISABLED') return 'support';
  if (may(space, 'withdraw')) return 'withdraw';
  if (space.status === 'PUBLISHED') return 'calendar';
  if (space.status !== 'DRAFT') return 'show';
  if (fillable(space).length > 0) return 'complete';
  return space.paused_at === null ? 'request' : 'choose';
}

/** What else the server allows, without what already stands beside the menu. */
export const otherActions = (space: OwnerSpace): StatusAction[] => {
  const next = nextStep(space);
  return STATUS_ACTIONS.filter(
    (action) =>
      may(space, action) &&
      !(action === 'withdraw' && next === 'withdraw') &&
      !(action === 'request_publication' && next !== 'show'),
  );
};

export type Waiting = {
  kind: 'returned' | 'disabled' | 'oneStep' | 'ready';
  space: OwnerSpace;
  text: string | null;
};

function waitingOf(space: OwnerSpace): Waiting | null {
  const missing = fillable(space);
  if (space.status === 'DISABLED')
    return space.status_reason ? { kind: 'disabled', space, text: space.status_reason } : null;
  if (space.status !== 'DRAFT' || space.paused_at !== null) return null;
  if (space.status_reason) return { kind: 'returned', space, text: space.status_reason };
  if (missing.length === 1) return { kind: 'oneStep', space, text: missing[0]?.message ?? null };
  return missing.length === 0 ? { kind: 'ready', space, text: null } : null;
}

const URGENCY: Readonly<Record<Waiting['kind'], number>> = { returned: 0, disabled: 1, ready: 2, oneStep: 3 };

/** What waits for the owner, the most pressing first. */
export const waitingFor = (spaces: readonly OwnerSpace[]): Waiting[] =>
  spaces
    .flatMap((space) => waitingOf(space) ?? [])
    .toSorted((one, other) => URGENCY[one.kind] - URGENCY[other.kind]);

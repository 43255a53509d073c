import {
  changeSpaceStatus,
  saveSpace,
  type Client,
  type SpaceAction,
  type SpaceSaved,
  type SpaceStatus,
} from '@prostora/api-client';
import { admin } from '@prostora/strings';

/** Actions of operators, from most common to most severe; other `allowed_actions` belong to owners. */
export const OPERATOR_ACTIONS = [
  'approve',
  'return',
  'unpublish',
  'enable',
  'restore',
  'disable',
  'delete',
] as const satisfies readonly SpaceAction[];
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** Target status of each action (PRODUCT §3). */
export const TARGET_STATUS: Readonly<Record<OperatorAction, SpaceStatus>> = {
  approve: 'PUBLISHED',
  return: 'DRAFT',
  unpublish: 'DRAFT',
  enable: 'DRAFT',
  restore: 'DRAFT',
  disable: 'DISABLED',
  delete: 'DELETED',
};

/** Space data needed by a command, from a row or a full record. */
export type SpaceSubject = {
  id: number;
  /** Null when not loaded; only approval needs it. */ version: number | null;
  url: string;
  name: string;
  status: SpaceStatus;
  warning?: string | undefined;
};
export type SpaceCommand = { action: OperatorAction; space: SpaceSubject; reason?: string };

/** Allowed operator actions in display order. */
export const operatorActions = (allowed: readonly SpaceAction[]): OperatorAction[] =>
  OPERATOR_ACTIONS.filter((action) => allowed.includes(action));

export const isSevere = (action: OperatorAction): boolean => action === 'disable' || action === 'delete';

/**
 * The action that undoes another one, or null. A published or waiting space cannot be restored in one step;
 * restoring a deleted space makes it a draft, as the dialog says.
 */
export function findUndoAction(action: OperatorAction, from: SpaceStatus): OperatorAction | null {
  if (action === 'delete') return 'restore';
  if (action === 'restore') return 'delete';
  return action === 'disable' && from === 'DRAFT' ? 'enable' : null;
}

/** Hint of the required reason; undefined when the action needs none. */
export function reasonHint(action: OperatorAction): string | undefined {
  if (action === 'return') return admin.actions.return.reasonHint;
  return action === 'disable' ? admin.actions.disable.reasonHint : undefined;
}

/** Runs the action. Approval saves the reviewed version; other actions change the status. */
export function runCommand(api: Client, { action, space, reason }: SpaceCommand): Promise<SpaceSaved> {
  if (action === 'approve' && space.version !== null)
    return saveSpace({
      client: api,
      body: { space: { id: space.id, version: space.version }, publish: true },
    });
  return changeSpaceStatus({
    client: api,
    path: { id: space.id },
    body: { status: TARGET_STATUS[action], ...(reason && { reason }) },
  });
}

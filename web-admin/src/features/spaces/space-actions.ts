import type { ConsoleApi, SpaceAction, SpaceSaved, SpaceStatus } from '@prostora/api-client';
import { admin } from '@prostora/strings';

/** What an operator may do with a space; the rest of `allowed_actions` belongs to owners. Ordered from the most likely to the gravest. */
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

/** The status each action leads to (PRODUCT §3). */
export const TARGET_STATUS: Readonly<Record<OperatorAction, SpaceStatus>> = {
  approve: 'PUBLISHED',
  return: 'DRAFT',
  unpublish: 'DRAFT',
  enable: 'DRAFT',
  restore: 'DRAFT',
  disable: 'DISABLED',
  delete: 'DELETED',
};

/** What a command needs to know about a space, whether it comes from a row or from the whole space. */
export type SpaceSubject = {
  id: number;
  /** Null where it was not read: enough for what does not save. */ version: number | null;
  url: string;
  name: string;
  status: SpaceStatus;
  warning?: string | undefined;
};
export type SpaceCommand = { action: OperatorAction; space: SpaceSubject; reason?: string };

/** The server decides which buttons there are; the console only orders them. */
export const operatorActions = (allowed: readonly SpaceAction[]): OperatorAction[] =>
  OPERATOR_ACTIONS.filter((action) => allowed.includes(action));

export const isGrave = (action: OperatorAction): boolean => action === 'disable' || action === 'delete';

/** The step that takes another one back: exactly, or for what was deleted as a draft, as the dialog says. What was public or waited is not brought back by one step. */
export function inverseOf(action: OperatorAction, from: SpaceStatus): OperatorAction | null {
  if (action === 'delete') return 'restore';
  if (action === 'restore') return 'delete';
  return action === 'disable' && from === 'DRAFT' ? 'enable' : null;
}

/** The hint of the reason an action must carry, if it must. */
export function reasonHint(action: OperatorAction): string | undefined {
  if (action === 'return') return admin.actions.return.reasonHint;
  return action === 'disable' ? admin.actions.disable.reasonHint : undefined;
}

/** Approval saves the very version the operator looked at; every other action is a change of status. */
export function runCommand(api: ConsoleApi, { action, space, reason }: SpaceCommand): Promise<SpaceSaved> {
  if (action === 'approve' && space.version !== null)
    return api.spaces.save({ id: space.id, version: space.version }, true);
  return api.spaces.changeStatus(space.id, TARGET_STATUS[action], reason);
}

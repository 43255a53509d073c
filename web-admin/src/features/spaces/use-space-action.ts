import { useCallback } from 'react';
import { admin } from '@prostora/strings';
import { useConfirm } from '../../kit/index.ts';
import { isSevere, reasonHint, type OperatorAction, type SpaceSubject } from './space-actions.ts';
import { useSpaceCommand } from './spaces.queries.ts';

/** Runs a space action after confirmation, with a reason if required. */
export function useSpaceAction() {
  const confirm = useConfirm();
  const { mutateAsync } = useSpaceCommand();
  return useCallback(
    (action: OperatorAction, space: SpaceSubject) => {
      const texts = admin.actions[action];
      const hint = reasonHint(action);
      confirm({
        title: texts.title(space.name),
        text: texts.text,
        warning: action === 'approve' ? space.warning : undefined,
        confirmLabel: texts.confirm,
        danger: isSevere(action),
        reason: hint === undefined ? undefined : { hint },
        onConfirm: (reason) => mutateAsync({ action, space, ...(reason && { reason }) }),
      });
    },
    [confirm, mutateAsync],
  );
}

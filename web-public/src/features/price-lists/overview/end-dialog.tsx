import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useListActions } from './use-list-actions.ts';

const texts = priceListEditor.lists;

export type Ending = 'archive' | 'remove';

type EndDialogProps = {
  ending: Ending;
  list: { id: number; name: string };
  onEnded: () => void;
  onClose: () => void;
};

/** Confirmation before a list is archived or its draft deleted. */
export function EndDialog({ ending, list, onEnded, onClose }: EndDialogProps): ReactNode {
  const actions = useListActions();
  const isRemoval = ending === 'remove';
  return (
    <ConfirmDialog
      title={isRemoval ? texts.removeTitle(list.name) : texts.archiveTitle(list.name)}
      text={isRemoval ? texts.removeText : texts.archiveText}
      yes={isRemoval ? texts.remove : texts.archive}
      no={texts.keep}
      danger={isRemoval}
      onYes={async () => {
        const refusal = await actions[ending](list.id);
        if (refusal === null) onEnded();
        return refusal;
      }}
      onClose={onClose}
    />
  );
}

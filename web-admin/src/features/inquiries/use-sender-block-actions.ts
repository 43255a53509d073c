import { useCallback, useMemo } from 'react';
import { endSenderBlock, restoreSenderBlock, type SenderBlock } from '@prostora/api-client';
import { adminSenderBlocks as texts } from '@prostora/strings/cs/admin-sender-blocks.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';
import { getBlockName } from './sender-blocks.columns.tsx';

/** Ends blocks of senders, with undo. */
export function useSenderBlockActions(): {
  end: (block: SenderBlock) => void;
  bulk: readonly BulkAction<SenderBlock>[];
} {
  const api = useApi();
  const confirm = useConfirm();
  const ended = useCommand({
    run: ({ id }: SenderBlock) => endSenderBlock({ client: api, path: { id } }),
    done: (_answer, block) => texts.ended(getBlockName(block)),
    undo: (_answer, { id }) => restoreSenderBlock({ client: api, path: { id } }),
  });
  const end = useCallback(
    (block: SenderBlock) =>
      confirm({
        title: texts.endTitle(getBlockName(block)),
        text: texts.endText,
        confirmLabel: texts.end,
        onConfirm: () => ended(block),
      }),
    [confirm, ended],
  );
  const bulk = useMemo<readonly BulkAction<SenderBlock>[]>(
    () => [
      {
        key: 'end',
        label: texts.end,
        isFor: () => true,
        run: ({ id }) => endSenderBlock({ client: api, path: { id } }),
        undo: ({ id }) => restoreSenderBlock({ client: api, path: { id } }),
        done: texts.bulkEnded,
        confirm: { title: texts.bulkTitle, text: texts.endText, confirmLabel: texts.end },
      },
    ],
    [api],
  );
  return { end, bulk };
}

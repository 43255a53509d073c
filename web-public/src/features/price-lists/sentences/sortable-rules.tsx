import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import { Sortable } from '../../../components/sortable/sortable.tsx';

const texts = priceListEditor.drag;

function createAnnouncements(codes: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier): number => codes.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => texts.picked(position(active.id)),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? texts.over(position(over.id)) : undefined,
    onDragEnd: ({ active, over }) => texts.dropped(position((over ?? active).id)),
    onDragCancel: () => texts.cancelled,
  };
}

type SortableRulesProps = {
  codes: readonly string[];
  label: string;
  onMove: (code: string, position: number) => void;
  children: ReactNode;
};

/** Sortable list of sentences. */
export const SortableRules = ({ codes, label, onMove, children }: SortableRulesProps): ReactNode => (
  <Sortable
    ids={codes}
    strategy={verticalListSortingStrategy}
    instructions={texts.instructions}
    createAnnouncements={createAnnouncements}
    onMove={onMove}
  >
    <ol aria-label={label}>{children}</ol>
  </Sortable>
);

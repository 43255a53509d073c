import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { useMemo, type ReactNode } from 'react';

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

/** List of sentences ordered by mouse, by touch after a short hold, and by keyboard. */
export function SortableRules({ codes, label, onMove, children }: SortableRulesProps): ReactNode {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: createAnnouncements(codes),
      screenReaderInstructions: { draggable: texts.instructions },
    }),
    [codes],
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(String(active.id), codes.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...codes]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

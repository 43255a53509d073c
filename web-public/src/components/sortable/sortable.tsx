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
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import { useMemo, type ReactNode } from 'react';

type SortableProps<Id> = {
  /** In the order shown. */
  ids: readonly Id[];
  strategy: SortingStrategy;
  /** For screen readers. */
  instructions: string;
  /** Texts for screen readers during a drag; a stable function. */
  createAnnouncements: (ids: readonly Id[]) => Announcements;
  onMove: (id: Id, position: number) => void;
  children: ReactNode;
};

/** Orders its items by mouse, by touch after a short hold, and by keyboard. */
export function Sortable<Id extends string | number>({
  ids,
  strategy,
  instructions,
  createAnnouncements,
  onMove,
  children,
}: SortableProps<Id>): ReactNode {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: createAnnouncements(ids),
      screenReaderInstructions: { draggable: instructions },
    }),
    [createAnnouncements, ids, instructions],
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(active.id as Id, ids.indexOf(over.id as Id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

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
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { useMemo, type ReactNode, type Ref } from 'react';
import styles from './photo-manager.module.css';

const texts = photoTexts.drag;

/** Screen reader announcements of a drag. */
function createAnnouncements(ids: readonly number[]): Announcements {
  const position = (id: UniqueIdentifier): number => ids.indexOf(Number(id)) + 1;
  // A photo just picked up is over its own position: do not announce that.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return texts.picked(position(active.id), ids.length);
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over?.id !== active.id;
      return over && hasMoved ? texts.over(position(over.id), ids.length) : undefined;
    },
    onDragEnd: ({ active, over }) => texts.dropped(position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => texts.cancelled(position(active.id)),
  };
}

type PhotoGridProps = {
  ids: readonly number[];
  onMove: (id: number, to: number) => void;
  listRef: Ref<HTMLUListElement>;
  children: ReactNode;
};

/** Sortable grid of photos: by mouse, by touch after a short hold, and by keyboard. */
export function PhotoGrid({ ids, onMove, listRef, children }: PhotoGridProps): ReactNode {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: createAnnouncements(ids),
      screenReaderInstructions: { draggable: texts.instructions },
    }),
    [ids],
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul className={styles['grid']} ref={listRef} tabIndex={-1} aria-label={photoTexts.list}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import type { OrderListProps } from './order-list.tsx';
import { moved } from './order.ts';
import styles from './order-list.module.css';

const texts = adminKit.order;

/** Screen-reader announcements of dragging. */
function announcementsOf(names: ReadonlyMap<number, string>, ids: readonly number[]): Announcements {
  const name = (id: UniqueIdentifier): string => names.get(Number(id)) ?? '';
  const place = (id: UniqueIdentifier): number => ids.indexOf(Number(id)) + 1;
  // The first drag-over event is of the item's own position and is not announced.
  let carried = false;
  return {
    onDragStart: ({ active }) => {
      carried = false;
      return texts.picked(name(active.id), place(active.id), ids.length);
    },
    onDragOver: ({ active, over }) => {
      carried ||= over?.id !== active.id;
      return over && carried ? texts.over(name(active.id), place(over.id), ids.length) : undefined;
    },
    onDragEnd: ({ active, over }) => texts.dropped(name(active.id), place((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => texts.cancelled(name(active.id), place(active.id)),
  };
}

/** The list of `OrderList`, loaded lazily. Touch dragging starts after a short hold. */
export default function SortableList<Item extends { id: number }>({
  label,
  items,
  nameOf,
  render,
  onReorder,
  isDisabled = false,
}: OrderListProps<Item>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [shown, setShown] = useState(items);
  useEffect(() => setShown(items), [items]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsOf(new Map(items.map((item) => [item.id, nameOf(item)])), ids),
      screenReaderInstructions: { draggable: texts.instructions },
    }),
    [items, ids, nameOf],
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const order = moved(ids, Number(active.id), ids.indexOf(Number(over.id)));
    setShown(order.flatMap((id) => shown.find((item) => item.id === id) ?? []));
    onReorder(order).catch(() => setShown(items));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ol className={styles.list} aria-label={label}>
          {shown.map((item) => (
            <Place key={item.id} id={item.id} name={nameOf(item)} isDisabled={isDisabled}>
              {render(item)}
            </Place>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Place({
  id,
  name,
  isDisabled,
  children,
}: {
  id: number;
  name: string;
  isDisabled: boolean;
  children: ReactNode;
}) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={`${styles.item} ${isDragging ? styles.dragged : ''}`}
      data-order-id={id}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        disabled={isDisabled}
        aria-label={texts.move(name)}
      >
        <GripVertical className="lucide" aria-hidden />
      </button>
      <div className={styles.content}>{children}</div>
    </li>
  );
}

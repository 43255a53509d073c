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
import { moveId } from './move-id.ts';
import styles from './order-list.module.css';

const texts = adminKit.order;

/** Screen-reader announcements of dragging. */
function buildAnnouncements(names: ReadonlyMap<number, string>, ids: readonly number[]): Announcements {
  const name = (id: UniqueIdentifier): string => names.get(Number(id)) ?? '';
  const getPosition = (id: UniqueIdentifier): number => ids.indexOf(Number(id)) + 1;
  // The first drag-over event is of the item's own position and is not announced.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return texts.picked(name(active.id), getPosition(active.id), ids.length);
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over?.id !== active.id;
      return over && hasMoved ? texts.over(name(active.id), getPosition(over.id), ids.length) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(name(active.id), getPosition((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => texts.cancelled(name(active.id), getPosition(active.id)),
  };
}

/** The list of `OrderList`, loaded lazily. Touch dragging starts after a short hold. */
export default function SortableList<Item extends { id: number }>({
  label,
  items,
  getName,
  render,
  onReorder,
  isDisabled = false,
}: OrderListProps<Item>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [visibleItems, setVisibleItems] = useState(items);
  useEffect(() => setVisibleItems(items), [items]);
  const ids = useMemo(() => visibleItems.map(({ id }) => id), [visibleItems]);
  const accessibility = useMemo(
    () => ({
      announcements: buildAnnouncements(new Map(items.map((item) => [item.id, getName(item)])), ids),
      screenReaderInstructions: { draggable: texts.instructions },
    }),
    [items, ids, getName],
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const order = moveId(ids, Number(active.id), ids.indexOf(Number(over.id)));
    setVisibleItems(order.flatMap((id) => visibleItems.find((item) => item.id === id) ?? []));
    onReorder(order).catch(() => setVisibleItems(items));
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
          {visibleItems.map((item) => (
            <SortableItem key={item.id} id={item.id} name={getName(item)} isDisabled={isDisabled}>
              {render(item)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({
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

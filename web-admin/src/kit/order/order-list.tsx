import { Suspense, lazy, type ReactNode } from 'react';
import styles from './order-list.module.css';

export type OrderListProps<Item extends { id: number }> = {
  label: string;
  items: readonly Item[];
  /** Item name for screen readers. */
  getName: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Receives all ids in the new order, which is shown at once; a rejected promise restores the old one. */
  onReorder: (ids: number[]) => Promise<unknown>;
  isDisabled?: boolean;
};

const SortableList = lazy(() => import('./sortable-list.tsx')) as <Item extends { id: number }>(
  props: OrderListProps<Item>,
) => ReactNode;

/** Sortable list: by mouse, by touch, or by the keyboard on an item's handle. */
export function OrderList<Item extends { id: number }>(props: OrderListProps<Item>) {
  const { label, items, render } = props;
  return (
    <Suspense
      fallback={
        <ol className={styles.list} aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <span className={styles.handle} />
              <div className={styles.content}>{render(item)}</div>
            </li>
          ))}
        </ol>
      }
    >
      <SortableList {...props} />
    </Suspense>
  );
}

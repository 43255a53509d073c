import { Suspense, lazy, type ReactNode } from 'react';
import styles from './order-list.module.css';

export type OrderListProps<Item extends { id: number }> = {
  label: string;
  items: readonly Item[];
  /** The item in plain words, for screen readers. */
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** All ids in their new order, which is shown at once; a rejected promise puts the items back. */
  onReorder: (ids: number[]) => Promise<unknown>;
  isDisabled?: boolean;
};

const SortableList = lazy(() => import('./sortable-list.tsx')) as unknown as <Item extends { id: number }>(
  props: OrderListProps<Item>,
) => ReactNode;

/** Items whose order the operator chooses: by mouse, by finger, or with the keyboard on each item's handle. */
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

import type { PriceListState } from '@prostora/api-client';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** State of a list by colour, shape and word. */
export const StateTag = ({ state }: { state: PriceListState }): ReactNode => (
  <span className={styles['state']} data-state={state}>
    {priceListEditor.lists.states[state]}
  </span>
);

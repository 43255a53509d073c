import type { PriceListState } from '@prostora/api-client';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Badge, type BadgeStyle } from '@prostora/ui';
import type { ReactNode } from 'react';

const BADGES: Readonly<Record<PriceListState, BadgeStyle>> = {
  draft: { tone: 'neutral', mark: 'ring' },
  published: { tone: 'ok' },
  archived: { tone: 'outlined', mark: 'dash' },
};

/** State of a price list. */
export const StateTag = ({ state }: { state: PriceListState }): ReactNode => (
  <Badge {...BADGES[state]}>{priceListEditor.lists.states[state]}</Badge>
);

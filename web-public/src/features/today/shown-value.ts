import type { TodayWaitingItem } from '@prostora/api-client';

type Valued = Pick<TodayWaitingItem, 'kind' | 'value' | 'is_value_estimated'>;

/** Value of an item in CZK. Of a question it is only estimated for the order, and not shown. */
export const getShownValue = ({ kind, value, is_value_estimated: isEstimated }: Valued): number | null =>
  kind === 'message' && isEstimated ? null : value;

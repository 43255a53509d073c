import type { TodayWaitingItem } from '@prostora/api-client';
import { getToday } from '../../lib/today.ts';

const KEY = 'prostora.postponed';

type Item = Pick<TodayWaitingItem, 'kind' | 'id' | 'conversation_id'>;
/** Keys of the items postponed on a day; they show again on the next one. */
type Stored = { day: string; keys: string[] };

export const toItemKey = ({ kind, id, conversation_id: conversationId }: Item): string =>
  conversationId === null ? `${kind}-${id}` : `conversation-${conversationId}`;

/** Keys of the items postponed today; none when the storage is unavailable. */
export function listPostponed(): readonly string[] {
  try {
    const { day, keys } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return day === getToday() && Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}

function store(keys: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ day: getToday(), keys }));
  } catch {
    // Without storage the item shows again on the next visit.
  }
}

/** Hides an item until tomorrow, on this device. */
export const postpone = (item: Item): void => store([...listPostponed(), toItemKey(item)]);

export const restore = (item: Item): void => store(listPostponed().filter((key) => key !== toItemKey(item)));

export const restoreAll = (): void => store([]);

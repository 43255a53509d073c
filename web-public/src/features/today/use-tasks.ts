import { useQueryClient } from '@tanstack/react-query';
import type { TodayWaitingItem } from '@prostora/api-client';
import { showToast, UNDO_MS } from '@prostora/federation';
import { today } from '@prostora/strings/cs/today.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useRef, useState } from 'react';
import { invalidateWaiting } from '../../lib/owner-queries.ts';
import type { RunAction } from './item-actions.ts';
import { listPostponed, restoreAll, toItemKey } from './postponed.ts';

/** Duration of the removal of a row, as in the styles. */
const LEAVING_MS = 200;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Items that still wait in this view: an acted one leaves at once and returns on a failure or an undo. */
export function useTasks(items: readonly TodayWaitingItem[]) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [postponed, setPostponed] = useState(listPostponed);
  const delayed = useRef(new Set<() => void>());
  useEffect(() => {
    const waiting = delayed.current;
    return () => waiting.forEach((send) => send());
  }, []);
  const keep = (key: string): void => {
    for (const set of [setLeaving, setGone])
      set((before) => new Set([...before].filter((one) => one !== key)));
  };
  const refresh = async (): Promise<void> => {
    setPostponed(listPostponed());
    // Lists of other pages are stale; what this page and the frame show loads again.
    await Promise.all([client.invalidateQueries({ refetchType: 'none' }), invalidateWaiting(client)]);
  };
  const revert = async (key: string, undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo();
      keep(key);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    await refresh();
  };

  const returnRow = async (key: string, error: unknown): Promise<void> => {
    keep(key);
    showToast(toErrorMessage(error), 'error');
    await refresh();
  };
  const leave = (key: string, done: string, undo?: () => void): void => {
    setGone((before) => new Set(before).add(key));
    showToast(done, 'success', undo && { label: today.waiting.actions.undo, run: undo });
  };
  /** Leaves at once; the step is taken when the time for an undo is over, or when the page is left. */
  const actLater = async (item: TodayWaitingItem, { run, done }: RunAction): Promise<boolean> => {
    const key = toItemKey(item);
    await wait(LEAVING_MS);
    const send = (): void => {
      stop();
      run().then(refresh, (error: unknown) => returnRow(key, error));
    };
    const timer = setTimeout(send, UNDO_MS);
    const stop = (): void => {
      clearTimeout(timer);
      delayed.current.delete(send);
    };
    delayed.current.add(send);
    leave(key, toMessage(done, null), () => {
      stop();
      keep(key);
    });
    return true;
  };

  /** @returns whether the item has left */
  const act = async (item: TodayWaitingItem, action: RunAction): Promise<boolean> => {
    const key = toItemKey(item);
    const { run, done, undo } = action;
    setLeaving((before) => new Set(before).add(key));
    if (action.isDelayed) return actLater(item, action);
    try {
      const [answer] = await Promise.all([run(), wait(LEAVING_MS)]);
      leave(key, toMessage(done, answer), undo && (() => void revert(key, undo)));
    } catch (error) {
      await returnRow(key, error);
      return false;
    }
    await refresh();
    return true;
  };
  const shown = items.filter((item) => {
    const key = toItemKey(item);
    return !gone.has(key) && !postponed.includes(key);
  });
  return {
    shown,
    /** Items that left while the list still holds them. */
    goneCount: items.filter((item) => gone.has(toItemKey(item)) && !postponed.includes(toItemKey(item)))
      .length,
    postponedCount: items.filter((item) => postponed.includes(toItemKey(item))).length,
    isLeaving: (item: TodayWaitingItem): boolean => leaving.has(toItemKey(item)),
    act,
    showPostponed: (): void => {
      restoreAll();
      setPostponed([]);
      setGone(new Set());
      setLeaving(new Set());
    },
  };
}

const toMessage = (done: RunAction['done'], answer: unknown): string =>
  typeof done === 'string' ? done : done(answer);

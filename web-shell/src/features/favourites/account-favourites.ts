import { ApiError, favouriteCalls, withSpace, type Favourites } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { failureText } from '@prostora/ui/failure-text.ts';

type Calls = Parameters<typeof favouriteCalls>[0];

/** Answers that another attempt cannot change; anything else (no network, a busy server) is tried again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

/**
 * Keeps the browser's list and the account's the same while somebody is signed in: what the browser kept by itself is joined, then
 * the account's list rules, and what is kept or left here is told to it, again and again until it was heard. Answers how to stop.
 */
export function keepAccountFavourites(
  { calls, favourites }: { calls: Calls; favourites: Favourites },
  userId: number,
): () => void {
  const api = favouriteCalls(calls);
  let isOver = false;
  let work = Promise.resolve();

  /** The account's list with what it has not been told yet. */
  async function show(): Promise<void> {
    const { space_ids: ids } = await api.list();
    if (isOver) return;
    const { unsent } = favourites.get();
    favourites.set({
      ids: Object.entries(unsent).reduce((list, [id, isKept]) => withSpace(list, Number(id), isKept), ids),
      owner: userId,
      unsent,
    });
  }

  async function take(): Promise<void> {
    const { ids, owner } = favourites.get();
    if (owner === userId) return;
    const own = owner === null ? ids : [];
    // From now on changes are noted for the account, also those made while it is being asked.
    favourites.set({ ids: own, owner: userId, unsent: {} });
    try {
      if (own.length > 0) await api.join(own);
    } catch (error) {
      if (!isOver) favourites.set({ ...favourites.get(), owner: null, unsent: {} });
      throw error;
    }
  }

  async function tell(): Promise<void> {
    let isRefused = false;
    for (
      let [next] = Object.entries(favourites.get().unsent);
      next && !isOver;
      [next] = Object.entries(favourites.get().unsent)
    ) {
      const [id, isKept] = next;
      try {
        await api.keep(Number(id), isKept);
      } catch (error) {
        if (!isFinal(error)) throw error;
        isRefused = isKept;
        if (isKept) showToast(failureText(error), 'error');
      }
      const { [id]: now, ...others } = favourites.get().unsent;
      // Changed once more while it was being told: that is told next.
      if (!isOver && now === isKept) favourites.set({ ...favourites.get(), unsent: others });
    }
    if (isRefused) await show();
  }

  const meet = (): void => {
    work = work
      .then(async () => {
        if (isOver) return;
        await take();
        await tell();
        await show();
      })
      .catch(() => undefined);
  };
  const onChange = (): void => {
    if (Object.keys(favourites.get().unsent).length > 0) work = work.then(tell).catch(() => undefined);
  };
  meet();
  const unsubscribe = favourites.subscribe(onChange);
  window.addEventListener('online', meet);
  return () => {
    isOver = true;
    unsubscribe();
    window.removeEventListener('online', meet);
  };
}

import {
  addFavourite,
  removeFavourite,
  ApiError,
  withSpace,
  joinFavourites,
  listFavourites,
  type Session,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { toErrorMessage } from '@prostora/ui/error-message.ts';

/** Whether a retry cannot help; network failures and a busy server are retried. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status);

type Options = Pick<Session, 'api' | 'favourites'>;

/** Steps of the synchronization; none changes the list once stopped. */
function createSteps({ api, favourites }: Options, userId: number, isStopped: () => boolean) {
  /** Shows the account's list with the changes not sent yet. */
  async function applyAccountList(): Promise<void> {
    const { space_ids: ids } = await listFavourites({ client: api });
    if (isStopped()) return;
    const { unsent } = favourites.get();
    favourites.set({
      ids: Object.entries(unsent).reduce((list, [id, isKept]) => withSpace(list, Number(id), isKept), ids),
      owner: userId,
      unsent,
    });
  }

  /** Merges a list made while signed out into the account's; drops the list of another account. */
  async function mergeBrowserList(): Promise<void> {
    const { ids, owner } = favourites.get();
    if (owner === userId) return;
    const own = owner === null ? ids : [];
    // Sets the owner before the request, so that changes made during it are recorded as unsent.
    favourites.set({ ids: own, owner: userId, unsent: {} });
    try {
      if (own.length > 0) await joinFavourites({ client: api, body: { space_ids: [...own] } });
    } catch (error) {
      if (!isStopped()) favourites.set({ ...favourites.get(), owner: null, unsent: {} });
      throw error;
    }
  }

  async function sendChanges(): Promise<void> {
    let isRefused = false;
    for (
      let [next] = Object.entries(favourites.get().unsent);
      next && !isStopped();
      [next] = Object.entries(favourites.get().unsent)
    ) {
      const [id, isKept] = next;
      try {
        await (isKept ? addFavourite : removeFavourite)({ client: api, path: { id: Number(id) } });
      } catch (error) {
        if (!isFinal(error)) throw error;
        isRefused = isKept;
        if (isKept) showToast(toErrorMessage(error), 'error');
      }
      const { [id]: latest, ...others } = favourites.get().unsent;
      // A value changed during the request stays unsent.
      if (!isStopped() && latest === isKept) favourites.set({ ...favourites.get(), unsent: others });
    }
    if (isRefused) await applyAccountList();
  }

  return { applyAccountList, mergeBrowserList, sendChanges };
}

/**
 * Synchronizes the browser's list of favourites with the account's: merges the list made while signed out,
 * then applies the account's list and sends later changes, retrying until they succeed. Returns a function
 * that stops it.
 */
export function syncAccountFavourites(options: Options, userId: number): () => void {
  const { favourites } = options;
  let isStopped = false;
  let queue = Promise.resolve();
  const { applyAccountList, mergeBrowserList, sendChanges } = createSteps(options, userId, () => isStopped);

  const synchronize = (): void => {
    queue = queue
      .then(async () => {
        if (isStopped) return;
        await mergeBrowserList();
        await sendChanges();
        await applyAccountList();
      })
      .catch(() => undefined);
  };
  const onChange = (): void => {
    if (Object.keys(favourites.get().unsent).length > 0)
      queue = queue.then(sendChanges).catch(() => undefined);
  };
  synchronize();
  const unsubscribe = favourites.subscribe(onChange);
  window.addEventListener('online', synchronize);
  return () => {
    isStopped = true;
    unsubscribe();
    window.removeEventListener('online', synchronize);
  };
}

type Layer = { close: () => void };
/** Where the browser's history stands: the router's index of the page, and how many entries of dialogs lie above it. */
type Place = { index: number | null; depth: number };
type DialogHistory = { layers: Layer[]; place: Place };

const DEPTH = 'dialogs';
const KEY = Symbol.for('prostora.dialog-history');

function toPlace(state: unknown): Place {
  const { idx = null, [DEPTH]: depth = 0 } = (state ?? {}) as { idx?: number | null; [DEPTH]?: number };
  return { index: idx, depth };
}

/** Every open dialog has an entry of the history above its page, so that Back closes it. Nothing is removed when a dialog closes otherwise: Back skips such an entry. */
function addMissingEntries(dialogs: DialogHistory): void {
  dialogs.place = toPlace(window.history.state);
  while (dialogs.place.depth < dialogs.layers.length) {
    const depth = dialogs.place.depth + 1;
    window.history.pushState({ ...(window.history.state as object | null), [DEPTH]: depth }, '');
    dialogs.place = { ...dialogs.place, depth };
  }
}

/** Handles a move between the entries of one page; the router hears only of moves between pages. */
function onPop(dialogs: DialogHistory, event: PopStateEvent): void {
  const before = dialogs.place;
  const place = toPlace(event.state);
  dialogs.place = place;
  if (place.index === null || place.index !== before.index || place.depth === before.depth) return;
  event.stopImmediatePropagation();
  const left = dialogs.layers.slice(place.depth).reverse();
  // Forward would reach the entry of a dialog that is closed, Back one that nothing stands on any more.
  if (place.depth > before.depth || left.length === 0) return window.history.back();
  left.forEach((layer) => layer.close());
  // A dialog that does not close yet, for it is sending or asks first, keeps its entry.
  setTimeout(() => addMissingEntries(dialogs));
}

/** One for the document: host and remotes carry a copy of this module each. */
function getDialogHistory(): DialogHistory {
  const shared = window as { [KEY]?: DialogHistory };
  if (shared[KEY]) return shared[KEY];
  const dialogs: DialogHistory = { layers: [], place: toPlace(window.history.state) };
  shared[KEY] = dialogs;
  window.addEventListener('popstate', (event) => onPop(dialogs, event), { capture: true });
  return dialogs;
}

/**
 * Gives an open dialog an entry of the history, so that Back closes it.
 *
 * @param close what its own closing button calls
 * @returns removes the dialog; its entry stays and is skipped by Back
 */
export function addDialogLayer(close: () => void): () => void {
  const dialogs = getDialogHistory();
  const layer: Layer = { close };
  dialogs.layers.push(layer);
  addMissingEntries(dialogs);
  return () => {
    dialogs.layers.splice(dialogs.layers.indexOf(layer), 1);
  };
}

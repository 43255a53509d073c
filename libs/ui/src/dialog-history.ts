type Layer = { close: () => void };
/** Position in the history: the router's index of the page and the number of dialog entries above it. */
type HistoryPosition = { index: number | null; depth: number };
type DialogHistory = { layers: Layer[]; place: HistoryPosition };

const DEPTH = 'dialogs';
const KEY = Symbol.for('prostora.dialog-history');

function toPosition(state: unknown): HistoryPosition {
  const { idx = null, [DEPTH]: depth = 0 } = (state ?? {}) as { idx?: number | null; [DEPTH]?: number };
  return { index: idx, depth };
}

/**
 * Adds history entries for open dialogs, so that Back closes them. An entry stays after its dialog closed
 * otherwise; Back skips it.
 */
function addMissingEntries(dialogs: DialogHistory): void {
  dialogs.place = toPosition(window.history.state);
  while (dialogs.place.depth < dialogs.layers.length) {
    const depth = dialogs.place.depth + 1;
    window.history.pushState({ ...(window.history.state as object | null), [DEPTH]: depth }, '');
    dialogs.place = { ...dialogs.place, depth };
  }
}

/** Handles moves between the entries of one page; the router receives only moves between pages. */
function onPop(dialogs: DialogHistory, event: PopStateEvent): void {
  const before = dialogs.place;
  const position = toPosition(event.state);
  dialogs.place = position;
  if (position.index === null || position.index !== before.index || position.depth === before.depth) return;
  event.stopImmediatePropagation();
  const leftLayers = dialogs.layers.slice(position.depth).reverse();
  // Skips entries of closed dialogs, forward and back.
  if (position.depth > before.depth || leftLayers.length === 0) return window.history.back();
  leftLayers.forEach((layer) => layer.close());
  // A dialog that refuses to close (sending, unsaved changes) keeps its entry.
  setTimeout(() => addMissingEntries(dialogs));
}

/** One per document: host and remotes each have a copy of this module. */
function getDialogHistory(): DialogHistory {
  const shared = window as { [KEY]?: DialogHistory };
  if (shared[KEY]) return shared[KEY];
  const dialogs: DialogHistory = { layers: [], place: toPosition(window.history.state) };
  shared[KEY] = dialogs;
  window.addEventListener('popstate', (event) => onPop(dialogs, event), { capture: true });
  return dialogs;
}

/**
 * Adds a history entry for an open dialog, so that Back closes it.
 *
 * @param close closes the dialog
 * @returns removes the dialog; its history entry stays and Back skips it
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

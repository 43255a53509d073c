const KEY = 'prostora.visited';
const LIMIT = 300;

/** Spaces opened in this tab; their pins are quieter. Lives in sessionStorage only, and may be missing (private mode). */
export function visitedSpaces(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}

export function rememberVisit(id: number): void {
  try {
    const ids = [...visitedSpaces()].filter((known) => known !== id);
    sessionStorage.setItem(KEY, JSON.stringify([...ids, id].slice(-LIMIT)));
  } catch {
    // Without storage nothing is marked; the page works the same.
  }
}

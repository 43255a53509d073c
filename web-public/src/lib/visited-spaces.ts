const KEY = 'prostora.visited';
const LIMIT = 300;

/** Spaces opened in this tab, whose pins are dimmed. Kept in sessionStorage, which may be unavailable. */
export function getVisitedSpaces(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}

export function addVisitedSpace(id: number): void {
  try {
    const ids = [...getVisitedSpaces()].filter((known) => known !== id);
    sessionStorage.setItem(KEY, JSON.stringify([...ids, id].slice(-LIMIT)));
  } catch {
    // Storage is unavailable: no pin is marked.
  }
}

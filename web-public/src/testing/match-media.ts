const original = window.matchMedia;

/** Screens of a width in pixels: media queries of widths are answered for it. Returns the way back. */
export function setScreenWidth(width: number): () => void {
  window.matchMedia = (query) => ({
    ...original(query),
    matches:
      [...query.matchAll(/\((min|max)-width: (\d+)px\)/gu)].every(([, bound, limit]) =>
        bound === 'min' ? width >= Number(limit) : width <= Number(limit),
      ) && query.includes('width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return () => {
    window.matchMedia = original;
  };
}

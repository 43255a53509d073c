/** The same ids with one of them at another place. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((other) => other !== id);
  rest.splice(to, 0, id);
  return rest;
}

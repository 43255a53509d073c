/** Moves an id to another index. */
export function moveId(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((other) => other !== id);
  rest.splice(to, 0, id);
  return rest;
}

/** Old and new index of the moved item; [0, 0] when the order is unchanged. */
export function findMove(before: readonly number[], after: readonly number[]): [from: number, to: number] {
  const movedId =
    before.find(
      (id) => before.filter((other) => other !== id).join() === after.filter((other) => other !== id).join(),
    ) ?? before[0];
  return movedId === undefined ? [0, 0] : [before.indexOf(movedId), after.indexOf(movedId)];
}

/** The one item that was carried, by where it was and where it is; in a list nobody changed the first one, nowhere. */
export function stepOf(before: readonly number[], after: readonly number[]): [from: number, to: number] {
  const carried =
    before.find(
      (id) => before.filter((other) => other !== id).join() === after.filter((other) => other !== id).join(),
    ) ?? before[0];
  return carried === undefined ? [0, 0] : [before.indexOf(carried), after.indexOf(carried)];
}

/** A scene's place in a tour. */
type Placed = { readonly id: number; orderNumber: number };

/** The tour in its order. */
export const inTourOrder = <T extends Placed>(scenes: readonly T[]): T[] =>
  [...scenes].sort((one, other) => one.orderNumber - other.orderNumber || one.id - other.id);

/** Writes the order down, without gaps. */
export const arrangeTour = (order: readonly Placed[]): void =>
  order.forEach((scene, index) => {
    scene.orderNumber = index;
  });

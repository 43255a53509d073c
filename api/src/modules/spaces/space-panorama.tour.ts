type Placed = { readonly id: number; orderNumber: number };

export const inTourOrder = <T extends Placed>(scenes: readonly T[]): T[] =>
  [...scenes].sort((one, other) => one.orderNumber - other.orderNumber || one.id - other.id);

/** Renumbers the scenes from 0. */
export const arrangeTour = (order: readonly Placed[]): void =>
  order.forEach((scene, index) => {
    scene.orderNumber = index;
  });

type OrderedScene = { readonly id: number; orderNumber: number };

export const sortTour = <T extends OrderedScene>(scenes: readonly T[]): T[] =>
  [...scenes].sort((one, other) => one.orderNumber - other.orderNumber || one.id - other.id);

/** Renumbers the scenes from 0. */
export const renumberTour = (order: readonly OrderedScene[]): void =>
  order.forEach((scene, index) => {
    scene.orderNumber = index;
  });

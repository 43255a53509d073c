/** Texts of the page „Dnes“ of the owner's portal. */
export const today = { title: 'Dnes' } as const;

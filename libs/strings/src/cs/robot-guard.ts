/** Texts of the protection of forms against robots; people never read them. */
export const robotGuard = { website: 'Toto pole nechte prázdné' } as const;

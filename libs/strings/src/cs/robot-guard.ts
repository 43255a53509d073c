/** Texts of the bot protection of forms, hidden from people. */
export const robotGuard = { website: 'Toto pole nechte prázdné' } as const;

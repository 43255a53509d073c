/** Texts of the bot protection of forms, hidden from people. */
export const botProtection = { website: 'Toto pole nechte prázdné' } as const;

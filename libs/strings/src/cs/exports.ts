/** Words in cells of exported tables. */
export const cellWords = { yes: 'ano', no: 'ne' } as const;

/** Passwords of the accounts `seed --demo` makes; they stand in the README. */
export const DEMO_PASSWORDS = {
  operator: 'Admin1234',
  owner: 'Majitel1234',
  newcomer: 'Novacek1234',
  others: 'Provoz1234',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(DEMO_PASSWORDS));

/** Whether everybody who reads the README knows this password. */
export const isDemoPassword = (password: string): boolean => known.has(password);

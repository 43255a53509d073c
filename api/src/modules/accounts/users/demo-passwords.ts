/** Passwords of the accounts created by `seed --demo`, published in the README. */
export const DEMO_PASSWORDS = {
  operator: 'Admin1234',
  owner: 'Majitel1234',
  newcomer: 'Novacek1234',
  cultureHouse: 'Kulturak1234',
  others: 'Provoz1234',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(DEMO_PASSWORDS));

export const isDemoPassword = (password: string): boolean => known.has(password);

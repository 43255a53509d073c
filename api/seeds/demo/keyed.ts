/** Demo records by key. */
export type Keyed<T> = ReadonlyMap<string, T>;

/** @throws when the demo data refer to a missing key */
export function need<T>(map: Keyed<T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refer to a missing record: ${key}.`);
  return value;
}

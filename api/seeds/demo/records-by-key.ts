/** Demo records by key. */
export type RecordsByKey<T> = ReadonlyMap<string, T>;

/** @throws when the demo data refer to a missing key */
export function getRecord<T>(map: RecordsByKey<T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refer to a missing record: ${key}.`);
  return value;
}

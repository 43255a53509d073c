/** Records of the demo by the key other records name them with. */
export type Keyed<T> = ReadonlyMap<string, T>;

/** The record of a key; one that is missing is a mistake of the demo data. */
export function need<T>(map: Keyed<T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data name ${key}, which is not there.`);
  return value;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Flattens nested form values by dotted path, as the server names fields; a list is one value. */
export function flattenValues(values: object, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (isPlainObject(value))
      flattenValues(value, `${prefix}${name}.`).forEach((leaf, path) => flat.set(path, leaf));
    else flat.set(prefix + name, value);
  }
  return flat;
}

/** Treats undefined, null and the empty string as equal. */
const normalize = (value: unknown): string =>
  JSON.stringify(value === undefined || value === '' ? null : value);

/** Compares two field values; all empty values are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean => normalize(one) === normalize(other);

/** Compares two states of a form. */
export function hasChanges(one: object, other: object): boolean {
  const [before, after] = [flattenValues(one), flattenValues(other)];
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (path) => !isSameValue(before.get(path), after.get(path)),
  );
}

export type FieldConflict = {
  path: string;
  /** Value in this form. */ mine: unknown;
  /** Value saved concurrently. */ theirs: unknown;
};
export type MergeResult = {
  /** Changed only on the other side; merged automatically. */
  taken: { path: string; before: unknown; theirs: unknown }[];
  /** Changed on both sides to different values. */
  conflicts: FieldConflict[];
};

/** Three-way merge of form values; `base` is the common ancestor. */
export function mergeValues(base: object, mine: object, theirs: object): MergeResult {
  const [before, typed] = [flattenValues(base), flattenValues(mine)];
  const result: MergeResult = { taken: [], conflicts: [] };
  flattenValues(theirs).forEach((value, path) => {
    const [old, own] = [before.get(path), typed.get(path)];
    if (isSameValue(old, value) || isSameValue(own, value)) return;
    if (isSameValue(own, old)) result.taken.push({ path, before: old, theirs: value });
    else result.conflicts.push({ path, mine: own, theirs: value });
  });
  return result;
}

/** Ant Design field name of a dotted path. */
export const toFieldName = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

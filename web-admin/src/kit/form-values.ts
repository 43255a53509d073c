/** Form values by dotted field path, as the server's messages name them. */
export type Leaves = ReadonlyMap<string, unknown>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Flattens nested form values by path; a list is one value. */
export function leavesOf(values: object, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (isGroup(value)) leavesOf(value, `${prefix}${name}.`).forEach((leaf, path) => leaves.set(path, leaf));
    else leaves.set(prefix + name, value);
  }
  return leaves;
}

/** Treats undefined, null and the empty string as equal. */
const plain = (value: unknown): string => JSON.stringify(value === undefined || value === '' ? null : value);

/** Compares two field values; all empty values are equal. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** Compares two states of a form. */
export function differs(one: object, other: object): boolean {
  const [before, after] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (path) => !isSame(before.get(path), after.get(path)),
  );
}

export type FieldConflict = {
  path: string;
  /** Value in this form. */ mine: unknown;
  /** Value saved concurrently. */ theirs: unknown;
};
export type Rebase = {
  /** Changed only on the other side; merged automatically. */
  taken: { path: string; before: unknown; theirs: unknown }[];
  /** Changed on both sides to different values. */
  conflicts: FieldConflict[];
};

/** Three-way merge of form values; `base` is the common ancestor. */
export function rebase(base: object, mine: object, theirs: object): Rebase {
  const [before, typed] = [leavesOf(base), leavesOf(mine)];
  const result: Rebase = { taken: [], conflicts: [] };
  leavesOf(theirs).forEach((value, path) => {
    const [old, own] = [before.get(path), typed.get(path)];
    if (isSame(old, value) || isSame(own, value)) return;
    if (isSame(own, old)) result.taken.push({ path, before: old, theirs: value });
    else result.conflicts.push({ path, mine: own, theirs: value });
  });
  return result;
}

/** Ant Design field name of a dotted path. */
export const nameOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

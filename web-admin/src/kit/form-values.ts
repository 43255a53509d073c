/** A value by the path of its field, as the server's messages name it. */
export type Leaves = ReadonlyMap<string, unknown>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Values of a form by path; groups of fields are walked through, a list is one value. */
export function leavesOf(values: object, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (isGroup(value)) leavesOf(value, `${prefix}${name}.`).forEach((leaf, path) => leaves.set(path, leaf));
    else leaves.set(prefix + name, value);
  }
  return leaves;
}

/** An empty field may hold nothing in several ways; all of them are the same nothing. */
const plain = (value: unknown): string => JSON.stringify(value === undefined || value === '' ? null : value);

/** Whether two values mean the same to whoever fills the form in. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** Whether anything differs between two states of a form. */
export function differs(one: object, other: object): boolean {
  const [before, after] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (path) => !isSame(before.get(path), after.get(path)),
  );
}

export type FieldConflict = {
  path: string;
  /** What is typed here. */ mine: unknown;
  /** What was saved meanwhile. */ theirs: unknown;
};
export type Rebase = {
  /** Changed by somebody else alone: the form may take it over. */
  taken: { path: string; before: unknown; theirs: unknown }[];
  /** Changed on both sides to different values. */
  conflicts: FieldConflict[];
};

/** What somebody else's change means for a form: `base` is what both started from. */
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

/** Path of a field as forms name it. */
export const nameOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

/** Rows of Czech and English keyboards, and the alphabet: neighbours form a run. */
const KEY_ROWS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
];
/** Shorter runs are part of ordinary words. */
const MIN_RUN = 3;
/**
 * A password of fewer elements is a keyboard run; each run counts as one element, like every other character.
 */
const MIN_ELEMENTS = 4;
/** Shorter name parts occur in too many words. */
const MIN_NAME_LENGTH = 4;

/** Lower case without diacritics, for comparing passwords. */
export const foldPassword = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Distances of two characters in the rows that contain both; 0 for a repeated character. */
const listKeyDistances = (one: string, other: string): number[] => [
  ...(one === other ? [0] : []),
  ...KEY_ROWS.filter((row) => row.includes(one) && row.includes(other)).map(
    (row) => row.indexOf(other) - row.indexOf(one),
  ),
];

/** End of the longest run from an index: neighbouring keys in one direction, or one key repeated. */
function findRunEnd(characters: readonly string[], start: number): number {
  const ends = [-1, 0, 1].map((step) => {
    let end = start + 1;
    while (
      end < characters.length &&
      listKeyDistances(characters[end - 1] ?? '', characters[end] ?? '').includes(step)
    ) {
      end += 1;
    }
    return end;
  });
  return Math.max(...ends);
}

/** Whether a password is little more than neighbouring or repeated keys, such as „Qwertz123“ or „Aaaaaa1“. */
export function isKeyboardRun(password: string): boolean {
  const characters = [...foldPassword(password)];
  let elements = 0;
  for (let at = 0; at < characters.length; elements += 1) {
    const end = findRunEnd(characters, at);
    at = end - at >= MIN_RUN ? end : at + 1;
  }
  return elements < MIN_ELEMENTS;
}

/** Whether a password contains a part of the person's name or of the local part of their e-mail. */
export function containsIdentity(
  password: string,
  { email, name }: { email: string; name: string },
): boolean {
  const folded = foldPassword(password);
  const local = foldPassword(email.split('@')[0] ?? '');
  const parts = [local, ...local.split(/[^\p{L}]+/u), ...foldPassword(name).split(/[^\p{L}\p{N}]+/u)];
  return parts.some((part) => part.length >= MIN_NAME_LENGTH && folded.includes(part));
}

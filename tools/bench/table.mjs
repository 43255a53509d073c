// QUALITY's speed table: what each benchmark found, beside what must hold and what we want to reach.

/**
 * One line. `checked` is the figure that counts and says which way is better by its bounds: `{ value, atLeast }` or `{ value, atMost }`, each
 * bound `[must, goal]`; without bounds it is only told.
 * @typedef {{ value: number, unit: string, atLeast?: number[], atMost?: number[] }} Checked
 * @typedef {{
 *   what: string, yardstick?: string, ceiling?: string, product: string, checked?: Checked, note?: string
 * }} Line
 */

const HEAD = ['what', 'yardstick', 'ceiling', 'product', 'checked', 'must', 'goal', 'verdict'];

const holds = ({ value, atLeast, atMost }, at) => {
  if (atLeast?.[at] !== undefined) return value >= atLeast[at];
  return atMost?.[at] === undefined ? null : value <= atMost[at];
};

const bound = ({ unit, atLeast, atMost }, at) => {
  if (atLeast?.[at] !== undefined) return `≥ ${atLeast[at]}${unit}`;
  return atMost?.[at] === undefined ? '' : `≤ ${atMost[at]}${unit}`;
};

function describeResult(checked) {
  if (holds(checked, 0) === false) return 'MISSED';
  if (holds(checked, 1) === false) return 'held, goal not reached';
  return holds(checked, 0) === null ? 'told' : 'goal reached';
}

const written = ({ value, unit }) => `${Number(value.toPrecision(3))}${unit}`;

const cells = ({ what, yardstick = '', ceiling = '', product, checked, note }) =>
  [
    what,
    yardstick,
    ceiling,
    product,
    ...(checked
      ? [written(checked), bound(checked, 0), bound(checked, 1), describeResult(checked)]
      : ['', '', '', 'told']),
  ].map((cell, at) => (at === 0 && note ? `${cell} (${note})` : cell));

/** The table as Markdown, so that it goes into docs/benchmarks.md as it is. */
export function printTable(lines) {
  const rows = [HEAD, HEAD.map(() => '---'), ...lines.map(cells)];
  process.stdout.write(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
}

/** Sentences about every must that is missed. */
export const listMissed = (lines) =>
  lines
    .filter(({ checked }) => checked && holds(checked, 0) === false)
    .map(({ what, checked }) => `${what}: ${written(checked)}, must ${bound(checked, 0)}`);

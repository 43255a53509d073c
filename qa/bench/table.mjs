// QUALITY's speed table: the results of the benchmarks with their bounds (must, goal).

/**
 * A row. `checked` is the compared value with its bounds `[must, goal]`, either `atLeast` or `atMost`; without bounds it
 * is only reported.
 * @typedef {{ value: number, unit: string, atLeast?: number[], atMost?: number[] }} Checked
 * @typedef {{
 *   what: string, yardstick?: string, ceiling?: string, product: string, checked?: Checked, note?: string
 * }} Row
 */

const HEAD = ['what', 'yardstick', 'ceiling', 'product', 'checked', 'must', 'goal', 'verdict'];

const isMet = ({ value, atLeast, atMost }, at) => {
  if (atLeast?.[at] !== undefined) return value >= atLeast[at];
  return atMost?.[at] === undefined ? null : value <= atMost[at];
};

const formatBound = ({ unit, atLeast, atMost }, at) => {
  if (atLeast?.[at] !== undefined) return `≥ ${atLeast[at]}${unit}`;
  return atMost?.[at] === undefined ? '' : `≤ ${atMost[at]}${unit}`;
};

function describeResult(checked) {
  if (isMet(checked, 0) === false) return 'FAILED';
  if (isMet(checked, 1) === false) return 'passed, goal not reached';
  return isMet(checked, 0) === null ? 'not checked' : 'goal reached';
}

const formatValue = ({ value, unit }) => `${Number(value.toPrecision(3))}${unit}`;

const toCells = ({ what, yardstick = '', ceiling = '', product, checked, note }) =>
  [
    what,
    yardstick,
    ceiling,
    product,
    ...(checked
      ? [formatValue(checked), formatBound(checked, 0), formatBound(checked, 1), describeResult(checked)]
      : ['', '', '', 'not checked']),
  ].map((cell, at) => (at === 0 && note ? `${cell} (${note})` : cell));

/** Prints the table as Markdown, for docs/benchmarks.md. */
export function printTable(rows) {
  const table = [HEAD, HEAD.map(() => '---'), ...rows.map(toCells)];
  process.stdout.write(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

/** Descriptions of every must that failed. */
export const listFailed = (rows) =>
  rows
    .filter(({ checked }) => checked && isMet(checked, 0) === false)
    .map(({ what, checked }) => `${what}: ${formatValue(checked)}, must ${formatBound(checked, 0)}`);

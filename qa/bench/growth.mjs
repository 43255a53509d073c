// npm run bench -- growth [--sizes 10000,100000,1000000 --secs 4 --rounds 2]: the cost of a page of results by the size of the catalogue.
// Seeding a million takes about twenty minutes; the data are kept as those of the other sizes.
import { measureGrowth } from './catalogue.mjs';

const formatSize = (spaces) => `${(spaces / 1000).toLocaleString('en')},000`;

/** Measures each size and prints one row per size. */
export async function benchGrowth(sizes, options) {
  const rows = [];
  for (const spaces of sizes) {
    const { mixes, loadedMb, afterMb, seconds } = await measureGrowth({ ...options, spaces });
    const cells = mixes.map(({ rows: [bare, ...others] }) => {
      const product = others.find(({ name }) => name === 'product');
      return `${product.rps.toFixed(0)}/s, p99 ${product.p99} ms, ${product.ratio.toFixed(1)} × (${bare.rps.toFixed(0)}/s)`;
    });
    rows.push([
      formatSize(spaces),
      ...cells,
      `${loadedMb?.toFixed(0)} / ${afterMb?.toFixed(0)} MB`,
      `${seconds.toFixed(1)} s`,
    ]);
  }
  const head = [
    'spaces',
    ...options.mixes.map((kind) => `${kind}: product, × yardstick (its speed)`),
    'memory loaded / after',
    'start',
  ];
  process.stdout.write(
    `\n${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );
  return 0;
}

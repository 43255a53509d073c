import { expect, it } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { startProduct } from './product.ts';
it('serves', async () => {
  const product = await startProduct();
  writeFileSync('/tmp/wsbuild/product.url', product.url);
  const end = Date.now() + 25 * 60_000;
  while (Date.now() < end && !existsSync('/tmp/wsbuild/product.stop')) await new Promise((r) => setTimeout(r, 500));
  await product.stop();
  expect(1).toBe(1);
}, 30 * 60_000);

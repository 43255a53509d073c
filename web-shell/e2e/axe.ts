import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { isCoreRun, isFullRun } from '../../tools/testing/rounds.ts';
import { DESKTOP, PHONE } from './browser.ts';

export type Size = { readonly width: number; readonly height: number };
export const SIZES: readonly Size[] = [DESKTOP, PHONE];

/**
 * @param ways all variants of a page, e.g. sizes
 * @param layoutWays variants of a page like which others are built; null for those others, which take the variants in turn
 * @param index index of the page in its list
 * @returns the variants to check in this run: all of them in a full run, those of layouts only in a core run
 */
export const selectVariants = <Way>(
  ways: readonly Way[],
  layoutWays: readonly Way[] | null,
  index: number,
): readonly Way[] => {
  if (isFullRun) return ways;
  if (isCoreRun) return layoutWays ?? [];
  return layoutWays ?? ways.slice(index % ways.length, (index % ways.length) + 1);
};

/**
 * Violated accessibility rules with their elements. Sandboxed frames, e.g. the preview of a mail, run no scripts and are excluded.
 * No page has a cross-origin frame, so one run in the page itself is enough (`setLegacyMode`).
 */
export const findViolations = async (page: Page): Promise<string[]> =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .exclude('iframe[sandbox]')
      .analyze()
  ).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);

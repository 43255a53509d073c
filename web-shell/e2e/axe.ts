import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';

/** `AXE=full` looks at every page in every way; without it only layouts are looked at in every way. */
export const isFullGrid = process.env['AXE'] === 'full';

export type Size = { readonly width: number; readonly height: number };
export const SIZES: readonly Size[] = [DESKTOP, PHONE];

/**
 * @param ways all ways to look at a page, say its sizes
 * @param isLayout whether other pages are built like this one
 * @param index place of the page in its list: pages that are no layouts take the ways in turn
 * @returns the ways in which this run looks at the page
 */
export const waysToCheck = <Way>(ways: readonly Way[], isLayout: boolean, index: number): readonly Way[] =>
  isFullGrid || isLayout ? ways : ways.slice(index % ways.length, (index % ways.length) + 1);

/**
 * Accessibility rules a page breaks, and where. A document in a sandbox, say the preview of a mail, runs no scripts, not even those
 * that look for violations. No page has a frame of another origin, so one run in the page itself is enough (`setLegacyMode`).
 */
export const violations = async (page: Page): Promise<string[]> =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .exclude('iframe[sandbox]')
      .analyze()
  ).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);

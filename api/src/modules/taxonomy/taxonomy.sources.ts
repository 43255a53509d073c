import { defineProjectionSource } from '../../platform/projections/index.ts';

/**
 * Marked when purposes or attributes are renamed or merged; projections of the spaces that have them are
 * rebuilt.
 */
export const taxonomySources = {
  purpose: defineProjectionSource('purpose'),
  attribute: defineProjectionSource('attribute'),
} as const;

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** Purposes and attributes that were renamed or merged: spaces are shown and found by other words. */
export const taxonomySources = {
  purpose: defineProjectionSource('purpose'),
  attribute: defineProjectionSource('attribute'),
} as const;

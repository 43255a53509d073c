import { defineProjectionSource } from '../../platform/projections/index.ts';

/** Marked when the plan of a customer changes, which affects the rank of its spaces. */
export const customerSource = defineProjectionSource('customer');

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** A customer's plan is another one: it decides where their spaces stand in lists. */
export const customerSource = defineProjectionSource('customer');

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** A location whose name or ancestors changed. */
export const locationSource = defineProjectionSource('location');

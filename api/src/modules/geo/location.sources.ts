import { defineProjectionSource } from '../../platform/projections/index.ts';

/** A place by whose name spaces are found, or one it lies in, was renamed or moved. */
export const locationSource = defineProjectionSource('location');

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** An image whose sizes were generated. */
export const imageSource = defineProjectionSource('image');

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** Marked when public data of a space, its search criteria or its free time change. */
export const spaceSource = defineProjectionSource('space');

import { defineProjectionSource } from '../../platform/projections/index.ts';

/** Something a visitor could see of a space or find it by has changed, or when it is free. */
export const spaceSource = defineProjectionSource('space');

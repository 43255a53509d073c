import { defineProjectionSource } from '../../platform/projections/index.ts';

/** A photograph is shown by its sizes once they are made. */
export const imageSource = defineProjectionSource('image');

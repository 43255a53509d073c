import { defineEvent } from '../../platform/outbox/index.ts';

/** A place is called otherwise than before, or lies in another: spaces in it are found by other words. */
export const locationChanged = defineEvent<{ location_id: number }>('location.changed');

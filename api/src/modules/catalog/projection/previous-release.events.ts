import { BULK_PRIORITY, defineEvent } from '../../../platform/outbox/index.ts';

/*
 * Changes are recorded as marks (ADR 23). During a rolling update instances of the previous release still
 * publish these events; remove with the next release but one.
 */
export const previousSpaceChanged = defineEvent<{ space_id: number }>('space.changed', BULK_PRIORITY);
export const previousImageReady = defineEvent<{ image_id: number }>('image.ready', BULK_PRIORITY);
export const previousSubscriptionChanged = defineEvent<{ customer_id: number }>(
  'subscription.changed',
  BULK_PRIORITY,
);
export const previousLocationChanged = defineEvent<{ location_id: number }>(
  'location.changed',
  BULK_PRIORITY,
);
export const previousTaxonomyChanged = defineEvent<{ kind: 'purpose' | 'attribute'; ids: number[] }>(
  'taxonomy.terms-changed',
  BULK_PRIORITY,
);

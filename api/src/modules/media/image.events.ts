import { defineEvent } from '../../platform/outbox/index.ts';

/** All sizes of a photograph are made; pages that show it may be refreshed. */
export const imageReady = defineEvent<{ image_id: number }>('image.ready');

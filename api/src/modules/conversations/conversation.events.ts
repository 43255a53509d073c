import { defineEvent } from '../../platform/outbox/index.ts';

/** A side has written to the other one; notes are no such messages. `first_id`: the first of several that were held. */
export const messageAdded = defineEvent<{ conversation_id: number; message_id: number; first_id?: number }>(
  'conversation.message-added',
);

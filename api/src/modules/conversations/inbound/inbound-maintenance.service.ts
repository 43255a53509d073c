import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { messageAdded } from '../conversation.events.ts';
import { InboundMailRepository } from './inbound-mail.repository.ts';
import { InboundReceiverService } from './inbound-receiver.service.ts';

const HOLDING_MS = 30 * MINUTE_MS;
const RETENTION_MS = 30 * DAY_MS;

/** Held messages and mails as received, after their time. */
@Injectable()
export class InboundMaintenanceService {
  constructor(
    private readonly mails: InboundMailRepository,
    private readonly receiver: InboundReceiverService,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One mail about all held messages of a side, half an hour after the first of them. */
  async releaseHeld(): Promise<void> {
    for (const held of await this.mails.listHeld(new Date(this.clock.now().getTime() - HOLDING_MS)))
      await this.unit.run(async () => {
        const { conversationId: conversation_id, firstId: first_id, lastId: message_id } = held;
        if ((await this.mails.release(held)) > 0)
          await this.outbox.publish(messageAdded, { conversation_id, message_id, first_id });
      });
  }

  /** Those of erased people at once. */
  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (;;) {
      const old = await this.mails.listReceivedBefore(before);
      if (old.length === 0) return;
      for (const { rawKey } of old) await this.receiver.deleteRaw(rawKey);
      await this.unit.run(() => this.mails.remove(old.map(({ id }) => id)));
    }
  }
}

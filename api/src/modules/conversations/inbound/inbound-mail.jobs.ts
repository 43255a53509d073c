import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/index.ts';
import { InboundMailsService } from './inbound-mails.service.ts';
import { InboundMaintenanceService } from './inbound-maintenance.service.ts';
import { deleteOldInboundMails, receiveMail, releaseHeldMessages } from './receive-mail.job.ts';

@Injectable()
export class InboundMailJobs {
  constructor(
    private readonly mails: InboundMailsService,
    private readonly maintenance: InboundMaintenanceService,
  ) {}

  @HandlesJob(receiveMail)
  async receive({ inbound_mail_id: id }: { inbound_mail_id: number }): Promise<void> {
    await this.mails.process(id);
  }

  @HandlesJob(releaseHeldMessages)
  async release(): Promise<void> {
    await this.maintenance.releaseHeld();
  }

  @HandlesJob(deleteOldInboundMails)
  async deleteOld(): Promise<void> {
    await this.maintenance.deleteOld();
  }
}

import { Module } from '@nestjs/common';
import { BotProtectionModule } from '../../../platform/bot-protection/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { InquiryAdmissionService } from './inquiry-admission.service.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { DemandController } from './demand.controller.ts';
import { DemandService } from './demand.service.ts';

@Module({
  imports: [
    BotProtectionModule,
    CatalogModule,
    InquiryCoreModule,
    ModerationModule,
    SettingsModule,
    SpacesModule,
  ],
  controllers: [ContactController, DemandController],
  providers: [ContactService, DemandService, InquiryAdmissionService],
})
export class DemandModule {}

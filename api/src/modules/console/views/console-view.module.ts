import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { ConsoleViewController } from './console-view.controller.ts';
import { ConsoleViewsPersonalDataProvider } from './console-view.personal-data.ts';
import { ConsoleViewRepository } from './console-view.repository.ts';
import { ConsoleViewService } from './console-view.service.ts';

@Module({
  imports: [PrivacyModule],
  controllers: [ConsoleViewController],
  providers: [ConsoleViewRepository, ConsoleViewService, ConsoleViewsPersonalDataProvider],
})
export class ConsoleViewModule {}

import { Module } from '@nestjs/common';
import { AiWriterAdminController } from './ai-writer.admin.controller.ts';
import { AiWriterService } from './ai-writer.service.ts';

/** Generates texts of posts with a language model. */
@Module({ controllers: [AiWriterAdminController], providers: [AiWriterService] })
export class AiWriterModule {}

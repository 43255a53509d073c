import { Module } from '@nestjs/common';
import { AiWriterAdminController } from './ai-writer.admin.controller.ts';
import { AiWriter } from './ai-writer.service.ts';

/** Generates texts of posts with a language model. */
@Module({ controllers: [AiWriterAdminController], providers: [AiWriter] })
export class AiWriterModule {}

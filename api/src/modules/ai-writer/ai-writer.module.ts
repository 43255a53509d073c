import { Module } from '@nestjs/common';
import { AiWriterAdminController } from './ai-writer.admin.controller.ts';
import { AiWriter } from './ai-writer.service.ts';

/** Posts written with a language model, for the operator. */
@Module({ controllers: [AiWriterAdminController], providers: [AiWriter] })
export class AiWriterModule {}

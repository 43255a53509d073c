import { Module } from '@nestjs/common';
import { InboundMailServer } from './inbound-mail.server.ts';

@Module({ providers: [InboundMailServer], exports: [InboundMailServer] })
export class InboundMailModule {}
